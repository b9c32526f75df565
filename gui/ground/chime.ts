// Makes the sound of a new message: two soft notes from the browser's own synthesiser, nothing to download.

/** A fifth, one after the other: Hz, start and length in seconds. */
const notes = [
  { pitch: 659.26, from: 0, length: 0.28 },
  { pitch: 987.77, from: 0.11, length: 0.42 },
] as const;
const loudness = 0.16;
const attack = 0.012;
/** The least an exponential ramp can end in. */
const silence = 0.0001;

let context: AudioContext | undefined;

/** The one synthesiser of the page. A page may sound only after somebody touched it; before that it stays silent. */
function synthesiser(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Wakes the synthesiser at the first touch, so that it may sound later while nobody touches anything. */
export function prepareChime(): () => void {
  const wake = (): void => {
    synthesiser();
    forget();
  };
  const forget = (): void => {
    window.removeEventListener('pointerdown', wake);
    window.removeEventListener('keydown', wake);
  };
  window.addEventListener('pointerdown', wake);
  window.addEventListener('keydown', wake);
  return forget;
}

/** Sounds once; silent where the page may not yet. */
export function chime(): void {
  const audio = synthesiser();
  if (audio === undefined) return;
  for (const { pitch, from, length } of notes) {
    const start = audio.currentTime + from;
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(silence, start);
    level.gain.exponentialRampToValueAtTime(loudness, start + attack);
    level.gain.exponentialRampToValueAtTime(silence, start + length);
    tone.connect(level).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
