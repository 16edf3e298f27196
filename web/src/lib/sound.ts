/** Two taps of a hammer when it is your turn; nothing is fetched for it. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export function knock(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [start, pitch] of [
    [0, 420],
    [0.14, 520],
  ] as const) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    const at = context.currentTime + start;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.13);
  }
}
