/** What this browser remembers about its reader: name, sound, how it likes the table. */

class Settings {
  sound = $state(false);
  name = $state('');

  constructor() {
    this.sound = read('sound') === 'on';
    this.name = read('name') ?? '';
  }

  setSound(on: boolean): void {
    this.sound = on;
    write('sound', on ? 'on' : 'off');
  }

  setName(name: string): void {
    this.name = name;
    write('name', name);
  }
}

export function read(what: string): string | null {
  try {
    return localStorage.getItem(`ludonaut.${what}`);
  } catch {
    return null;
  }
}

export function write(what: string, value: string): void {
  try {
    localStorage.setItem(`ludonaut.${what}`, value);
  } catch {
    // Nothing is lost but a preference.
  }
}

export const settings = new Settings();
