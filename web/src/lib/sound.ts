/** Tiny clicks, made on the spot; silent unless switched on. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

const NOTES = { pick: [520, 0.05], play: [340, 0.09], turn: [660, 0.18], win: [880, 0.5] } as const;

export function sound(what: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const [pitch, length] = NOTES[what];
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, now + length);
  loudness.gain.setValueAtTime(0.12, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + length);
}
