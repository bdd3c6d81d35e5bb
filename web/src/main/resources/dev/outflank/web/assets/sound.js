/** Synthesised sounds of discs. Silent unless the visitor turned sound on. */
import { getSettings } from "./settings.js";

/** @type {AudioContext | undefined} */
let audio;

/**
 * @param {number} pitch hertz
 * @param {number} delay seconds from now
 * @param {number} loudness 0 to 1
 */
function playTap(pitch, delay, loudness) {
  audio ??= new AudioContext();
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.08);
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.1);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.12);
}

/** @param {number} flips */
export function playMoveSound(flips) {
  if (!getSettings().sound) {
    return;
  }
  playTap(520, 0, 0.25);
  for (let i = 1; i <= Math.min(flips, 8); i++) {
    playTap(700 + 30 * i, 0.06 * i, 0.08);
  }
}

export function playEndSound() {
  if (getSettings().sound) {
    [392, 494, 587].forEach((pitch, i) => playTap(pitch, 0.14 * i, 0.2));
  }
}
