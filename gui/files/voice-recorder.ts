// Records a voice message: the sound, its length, and how loud it was over time.

/** What was recorded. `wave` has at most 64 values from 0 to 100. */
export type Recording = {
  readonly content: Blob;
  readonly mime: string;
  readonly seconds: number;
  readonly wave: readonly number[];
};
/** A recording under way. */
export type Recorder = { stop(): Promise<Recording>; cancel(): void };

const waveParts = 64;
/** Formats in the order they are wanted: what every browser of today plays first. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] as const;
const sampleMs = 100;

/** As many parts as asked for, each as loud as its loudest sample. */
export function waveOf(samples: readonly number[], parts = waveParts): number[] {
  const count = Math.min(parts, samples.length);
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * samples.length) / count);
    const to = Math.max(from + 1, Math.floor(((part + 1) * samples.length) / count));
    return Math.round(Math.min(1, Math.max(...samples.slice(from, to))) * 100);
  });
}

/** Asks for the microphone and begins. @throws DOMException where the person or the system says no */
export async function startRecording(): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const format = formats.find((one) => MediaRecorder.isTypeSupported(one));
  const recorder = new MediaRecorder(stream, format === undefined ? {} : { mimeType: format });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples: number[] = [];
  const buffer = new Uint8Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(buffer);
    samples.push(Math.max(...buffer.map((value) => Math.abs(value - 128))) / 128);
  }, sampleMs);
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => void pieces.push(data));
  const began = performance.now();
  recorder.start();
  const end = (): void => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  return {
    stop: () =>
      new Promise((resolve) => {
        const seconds = Math.max(1, Math.round((performance.now() - began) / 1_000));
        recorder.addEventListener('stop', () => {
          end();
          const mime = (recorder.mimeType.split(';', 1)[0] ?? '') || 'audio/webm';
          resolve({ content: new Blob(pieces, { type: mime }), mime, seconds, wave: waveOf(samples) });
        });
        recorder.stop();
      }),
    cancel() {
      recorder.stop();
      end();
    },
  };
}
