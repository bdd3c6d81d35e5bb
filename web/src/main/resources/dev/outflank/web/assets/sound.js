/** Small wooden sounds, made on the spot; silent unless the person turned them on. */
import { settings } from "./settings.js";

/** @type {AudioContext | undefined} */
let audio;

/**
 * A tap, as of a disc on a board.
 *
 * @param {number} pitch hertz
 * @param {number} delay seconds from now
 * @param {number} loudness 0 to 1
 */
function tap(pitch, delay, loudness) {
  audio ??= new AudioContext();
  const begin = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, begin);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, begin + 0.08);
  volume.gain.setValueAtTime(loudness, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.1);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + 0.12);
}

/** @param {number} flips */
export function moveSound(flips) {
  if (!settings().sound) {
    return;
  }
  tap(520, 0, 0.25);
  for (let i = 1; i <= Math.min(flips, 8); i++) {
    tap(700 + 30 * i, 0.06 * i, 0.08);
  }
}

export function endSound() {
  if (settings().sound) {
    [392, 494, 587].forEach((pitch, i) => tap(pitch, 0.14 * i, 0.2));
  }
}
