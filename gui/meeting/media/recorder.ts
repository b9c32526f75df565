// Keeps a meeting as one film on this device: everybody's pictures in a grid or the shared screen, and all the sound.
import type { Watermark } from '#sdk/config/rules/watermark.ts';
import { drawWatermark } from '../../parts/watermark-tile.ts';
import type { RoomEngine } from './room-engine.ts';
import type { RoomState } from './room-state.ts';

/** Size and pace of the film, and how often what is kept is handed out, in ms. */
const film = { width: 1_280, height: 720, perSecond: 12, sliceMs: 2_000 } as const;
const ink = { ground: '#121312', text: '#e8e6e3' } as const;

/** A recording under way; once {@link stop} has ended, all of it was handed out. */
export class Recorder {
  readonly #engine: RoomEngine;
  readonly #mark: Watermark | undefined;
  readonly #canvas = document.createElement('canvas');
  readonly #sound = new AudioContext();
  readonly #mixed = this.#sound.createMediaStreamDestination();
  readonly #heard = new Map<string, MediaStreamAudioSourceNode>();
  readonly #seen = new Map<string, HTMLVideoElement>();
  readonly #recorder: MediaRecorder;
  readonly #timer: ReturnType<typeof setInterval>;

  /** @param mark lies over every picture of the film @param keep gets it piece by piece */
  constructor(engine: RoomEngine, mark: Watermark | undefined, keep: (piece: Blob) => void) {
    this.#engine = engine;
    this.#mark = mark;
    Object.assign(this.#canvas, { width: film.width, height: film.height });
    const [picture] = this.#canvas.captureStream(film.perSecond).getVideoTracks();
    const tracks = [...(picture === undefined ? [] : [picture]), ...this.#mixed.stream.getAudioTracks()];
    this.#recorder = new MediaRecorder(new MediaStream(tracks), { mimeType: 'video/webm;codecs=vp8,opus' });
    this.#recorder.addEventListener('dataavailable', ({ data }) => keep(data));
    this.#timer = setInterval(() => this.#draw(), 1_000 / film.perSecond);
    this.#draw();
    this.#recorder.start(film.sliceMs);
  }

  /** Ends it. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const stopped = Promise.withResolvers<void>();
    this.#recorder.addEventListener('stop', () => stopped.resolve(), { once: true });
    if (this.#recorder.state === 'inactive') stopped.resolve();
    else this.#recorder.stop();
    await stopped.promise;
    for (const video of this.#seen.values()) video.srcObject = null;
    await this.#sound.close();
  }

  #draw(): void {
    const state = this.#engine.getSnapshot();
    const { microphone, screenAudio, camera, screen } = this.#engine.media.getSnapshot();
    const sounds = [
      microphone,
      screenAudio,
      ...[...state.tracks.values()].flatMap((of) => [of.audio, of.screenAudio]),
    ];
    this.#hear(sounds.filter((track) => track !== null && track !== undefined));
    const pen = this.#canvas.getContext('2d');
    if (pen === null || state.room === undefined) return;
    pen.fillStyle = ink.ground;
    pen.fillRect(0, 0, film.width, film.height);
    const shown = picturesOf(state, { camera, screen });
    const tracks = shown.flatMap(({ track }) => track ?? []);
    for (const [id, video] of this.#seen) {
      if (tracks.some((track) => track.id === id)) continue;
      video.srcObject = null;
      this.#seen.delete(id);
    }
    const columns = Math.ceil(Math.sqrt(shown.length));
    const [width, height] = [film.width / columns, film.height / Math.ceil(shown.length / columns)];
    pen.font = '20px sans-serif';
    for (const [at, { name, track }] of shown.entries()) {
      const [left, top] = [(at % columns) * width, Math.floor(at / columns) * height];
      if (track !== undefined) drawWhole(pen, this.#videoOf(track), { left, top, width, height });
      pen.fillStyle = ink.text;
      pen.fillText(name, left + 16, top + height - 16);
    }
    if (this.#mark !== undefined) drawWatermark(pen, this.#mark);
  }

  #hear(tracks: readonly MediaStreamTrack[]): void {
    for (const [id, source] of this.#heard) {
      if (tracks.some((track) => track.id === id)) continue;
      source.disconnect();
      this.#heard.delete(id);
    }
    for (const track of tracks) {
      if (this.#heard.has(track.id)) continue;
      const source = this.#sound.createMediaStreamSource(new MediaStream([track]));
      source.connect(this.#mixed);
      this.#heard.set(track.id, source);
    }
  }

  #videoOf(track: MediaStreamTrack): HTMLVideoElement {
    const known = this.#seen.get(track.id);
    if (known !== undefined) return known;
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = new MediaStream([track]);
    video.play().catch(() => undefined);
    this.#seen.set(track.id, video);
    return video;
  }
}

type Own = { camera: MediaStreamTrack | null; screen: MediaStreamTrack | null };

/** What is in the film now: the shared screen alone, or everybody. */
function picturesOf(state: RoomState, own: Own): { name: string; track: MediaStreamTrack | undefined }[] {
  const { room, tracks } = state;
  if (room === undefined) return [];
  const sharer = room.seats.find(({ sharing }) => sharing);
  if (sharer !== undefined) {
    const track = sharer.id === room.mine ? own.screen : tracks.get(sharer.id)?.screen;
    return [{ name: sharer.name, track: track ?? undefined }];
  }
  return room.seats.map(({ id, name, camera }) => {
    const track = id === room.mine ? own.camera : tracks.get(id)?.camera;
    return { name, track: camera ? (track ?? undefined) : undefined };
  });
}

type Place = { left: number; top: number; width: number; height: number };

function drawWhole(pen: CanvasRenderingContext2D, video: HTMLVideoElement, place: Place): void {
  if (video.videoWidth === 0) return;
  const scale = Math.min(place.width / video.videoWidth, place.height / video.videoHeight);
  const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
  const left = place.left + (place.width - width) / 2;
  pen.drawImage(video, left, place.top + (place.height - height) / 2, width, height);
}
