/** Two taps of a hammer when it is your turn; nothing is fetched for it. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** A browser lets a page be heard once it was touched; what comes earlier is silent, and not heard late. */
function wake(): void {
  if (settings.sound) void (context ??= new AudioContext()).resume();
}
addEventListener("click", wake);
addEventListener("keydown", wake);

export function knock(): void {
  if (!settings.sound || context?.state !== "running") return;
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
