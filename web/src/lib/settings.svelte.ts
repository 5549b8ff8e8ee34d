/** What this browser remembers about its reader: name, sound, how it likes the table. */

export const PACES = ['off', 'fast', 'usual', 'slow'] as const;
export type Pace = (typeof PACES)[number];
export const SIZES = [1, 1.15, 1.3] as const;
export type TextSize = (typeof SIZES)[number];
export type Motion = 'system' | 'reduce';
export type Colours = 'usual' | 'strong';

/** How much longer or shorter everything that moves takes. */
const SPEED: Record<Pace, number> = { off: 0, fast: 0.5, usual: 1, slow: 1.8 };
/** How long a step that nobody decided stays, in milliseconds. */
const STEP: Record<Pace, number> = { off: 0, fast: 400, usual: 800, slow: 1600 };

const oneOf = <T extends string | number>(all: readonly T[], value: string | null, usual: T): T =>
  all.find((each) => String(each) === value) ?? usual;

class Settings {
  sound = $state(read('sound') === 'on');
  name = $state(read('name') ?? '');
  /** How fast pieces travel. */
  speed: Pace = $state(oneOf(PACES, read('speed'), 'usual'));
  /** How long automatic steps and bots' turns are shown. */
  pace: Pace = $state(oneOf(PACES, read('pace'), 'usual'));
  text: TextSize = $state(oneOf(SIZES, read('text'), 1));
  /** Careful actions are asked about once more. */
  confirm = $state(read('confirm') !== 'off');
  motion: Motion = $state(oneOf(['system', 'reduce'] as const, read('motion'), 'system'));
  colours: Colours = $state(oneOf(['usual', 'strong'] as const, read('colours'), 'usual'));

  get factor(): number {
    return SPEED[this.speed];
  }

  get step(): number {
    return STEP[this.pace];
  }

  /** Sets one of them and keeps it in this browser. */
  set<K extends 'speed' | 'pace' | 'text' | 'motion' | 'colours' | 'name'>(
    what: K,
    value: Settings[K],
  ): void {
    (this as Settings)[what] = value;
    write(what, String(value));
  }

  toggle(what: 'sound' | 'confirm'): void {
    this[what] = !this[what];
    write(what, this[what] ? 'on' : 'off');
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
