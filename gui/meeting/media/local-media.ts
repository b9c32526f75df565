// One's own microphone, camera and screen: opened when wanted, ended when not, so that no light stays on.

import { blurPicture, canBlur, type MadePicture } from './blurred-picture.ts';

/** Why a device is not there. */
export type DeviceProblem = 'none' | 'denied' | 'insecure';
/** What is open now. */
export type LocalMediaState = {
  readonly microphone: MediaStreamTrack | null;
  readonly camera: MediaStreamTrack | null;
  /** Device of the camera: what is sent may be a picture made of its own. */
  readonly cameraId: string | undefined;
  readonly screen: MediaStreamTrack | null;
  readonly screenAudio: MediaStreamTrack | null;
  readonly isMuted: boolean;
  /** Which devices are on, or will be as soon as they have opened. */
  readonly wanted: { readonly microphone: boolean; readonly camera: boolean };
  readonly microphoneProblem: DeviceProblem | undefined;
  readonly cameraProblem: DeviceProblem | undefined;
  /** Where the others are heard; empty is what the browser takes. */
  readonly speakerId: string;
  /** Whether the background of one's picture is blurred, by the camera or by us; undefined where the machine cannot. */
  readonly blurred: boolean | undefined;
  readonly devices: readonly { id: string; kind: MediaDeviceKind; label: string }[];
};

const nothing: LocalMediaState = {
  microphone: null,
  camera: null,
  cameraId: undefined,
  screen: null,
  screenAudio: null,
  isMuted: true,
  wanted: { microphone: false, camera: false },
  microphoneProblem: undefined,
  cameraProblem: undefined,
  speakerId: '',
  blurred: undefined,
  devices: [],
};

/** The devices of this page. */
export class LocalMedia {
  #state: LocalMediaState = nothing;
  readonly #listeners = new Set<() => void>();
  readonly #chosen: { audioinput?: string; videoinput?: string } = {};
  /** The camera's own picture, where another one is made of it. */
  #made: { raw: MediaStreamTrack; picture: MadePicture } | undefined;
  #wantsBlur = false;
  /** Counts what was wished of the camera: what opens for a wish that is not the last one is closed again. */
  #cameraWish = 0;
  #closed = false;

  constructor() {
    this.#state = { ...nothing, blurred: canBlur() ? false : undefined };
    // It is said before anybody asks for a device in vain.
    if (this.#devices === undefined)
      this.#state = { ...this.#state, microphoneProblem: 'insecure', cameraProblem: 'insecure' };
    this.#devices?.addEventListener('devicechange', this.#listDevices);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): LocalMediaState => this.#state;

  /** Opens the microphone, or closes its sound; it stays open while muted, so that unmuting is at once. */
  async setMicrophone(on: boolean): Promise<void> {
    this.#set({ wanted: { ...this.#state.wanted, microphone: on }, ...(!on && { isMuted: true }) });
    if (!on) {
      if (this.#state.microphone !== null) this.#state.microphone.enabled = false;
      return;
    }
    if (this.#state.microphone === null) await this.#openMicrophone();
    const track = this.#state.microphone;
    // It was muted again while it opened.
    const isMuted = track === null || !this.#state.wanted.microphone;
    if (track !== null) track.enabled = !isMuted;
    this.#set({ wanted: { ...this.#state.wanted, microphone: !isMuted }, isMuted });
  }

  async setCamera(on: boolean): Promise<void> {
    const wish = (this.#cameraWish += 1);
    this.#stopCamera();
    this.#set({ wanted: { ...this.#state.wanted, camera: on }, camera: null });
    if (!on) return;
    try {
      const { videoinput } = this.#chosen;
      const track = await this.#open('video', {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        frameRate: { ideal: 24 },
        ...(videoinput !== undefined && { deviceId: { exact: videoinput } }),
      });
      const isWanted = (): boolean => !this.#closed && wish === this.#cameraWish;
      if (!isWanted()) return track.stop();
      track.addEventListener('ended', () => {
        if (this.#state.camera !== track && this.#made?.raw !== track) return;
        this.#stopCamera();
        this.#lost({ camera: null, cameraProblem: 'none' });
      });
      await this.#showCamera(track, isWanted);
      this.#listDevices();
    } catch (error) {
      if (wish !== this.#cameraWish) return;
      this.#lost({ cameraProblem: problemOf(error) });
    }
  }

  /** What is to be blurred is never seen as it is. */
  async #showCamera(track: MediaStreamTrack, isWanted: () => boolean): Promise<void> {
    const cameraId = track.getSettings().deviceId;
    const byCamera = blurOf(track);
    const open = { cameraProblem: undefined, cameraId } as const;
    if (!this.#wantsBlur || byCamera !== undefined || this.#state.blurred === undefined) {
      const blurred = byCamera ?? (canBlur() ? false : undefined);
      this.#set({ ...open, camera: track, blurred });
      if (this.#wantsBlur && byCamera === false) await this.setBlurred(true);
      return;
    }
    try {
      const picture = await blurPicture(track);
      if (!isWanted()) {
        picture.stop();
        return track.stop();
      }
      this.#made = { raw: track, picture };
      this.#set({ ...open, camera: picture.track, blurred: true });
    } catch (error) {
      track.stop();
      this.#wantsBlur = false;
      this.#set({ blurred: undefined });
      throw error;
    }
  }

  /** Asks which screen or window; false where nothing was chosen. */
  async share(): Promise<boolean> {
    try {
      const stream = await this.#devices?.getDisplayMedia({
        video: { frameRate: { ideal: 15 } },
        audio: true,
      });
      const [screen = null] = stream?.getVideoTracks() ?? [];
      const [screenAudio = null] = stream?.getAudioTracks() ?? [];
      screen?.addEventListener('ended', () => this.stopSharing());
      this.#set({ screen, screenAudio });
      return screen !== null;
    } catch {
      return false;
    }
  }

  stopSharing(): void {
    this.#state.screen?.stop();
    this.#state.screenAudio?.stop();
    this.#set({ screen: null, screenAudio: null });
  }

  /** Blurs what is behind one: by the camera where it knows how, else on this machine; nothing where neither can. */
  async setBlurred(on: boolean): Promise<void> {
    this.#wantsBlur = on;
    const { camera } = this.#state;
    if (this.#state.blurred === undefined) return;
    if (camera === null) return this.#set({ blurred: on });
    if (blurOf(camera) !== undefined) {
      await camera.applyConstraints({ backgroundBlur: on } as MediaTrackConstraints);
      return this.#set({ blurred: blurOf(camera) });
    }
    const made = this.#made;
    if (on === (made !== undefined)) return;
    if (made !== undefined) {
      this.#made = undefined;
      made.picture.stop();
      return this.#set({ camera: made.raw, blurred: false });
    }
    try {
      const picture = await blurPicture(camera);
      // Given up, or another camera, while the model was loaded.
      if (this.#closed || this.#state.camera !== camera) return picture.stop();
      this.#made = { raw: camera, picture };
      this.#set({ camera: picture.track, blurred: true });
    } catch (error) {
      this.#set({ blurred: undefined });
      throw error;
    }
  }

  /** Its light goes out, whichever picture was made of it. */
  #stopCamera(): void {
    this.#made?.picture.stop();
    this.#made?.raw.stop();
    this.#made = undefined;
    this.#state.camera?.stop();
  }

  /** Takes another device, at once where it is in use. */
  async choose(kind: MediaDeviceKind, id: string): Promise<void> {
    if (kind === 'audiooutput') return this.#set({ speakerId: id });
    this.#chosen[kind] = id;
    if (kind === 'videoinput') {
      if (this.#state.camera !== null) await this.setCamera(true);
      return;
    }
    const { isMuted } = this.#state;
    this.#state.microphone?.stop();
    this.#set({ microphone: null });
    if (!isMuted) await this.setMicrophone(true);
  }

  /** Ends everything; the lights go out. */
  close(): void {
    this.#closed = true;
    this.#devices?.removeEventListener('devicechange', this.#listDevices);
    this.#stopCamera();
    for (const track of [this.#state.microphone, this.#state.screen, this.#state.screenAudio]) track?.stop();
    this.#set({ microphone: null, camera: null, screen: null, screenAudio: null });
  }

  /** Undefined where the browser gives no devices to this address. */
  get #devices(): MediaDevices | undefined {
    return (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  }

  async #openMicrophone(): Promise<void> {
    try {
      const { audioinput } = this.#chosen;
      const track = await this.#open('audio', {
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
        ...(audioinput !== undefined && { deviceId: { exact: audioinput } }),
      });
      // Opened twice at once, the first one serves.
      if (this.#closed || this.#state.microphone !== null) return track.stop();
      track.addEventListener('ended', () => {
        if (this.#state.microphone !== track) return;
        // Its device is gone; the next one takes over where there is one.
        delete this.#chosen.audioinput;
        this.#set({ microphone: null });
        if (!this.#state.isMuted) void this.setMicrophone(true);
      });
      this.#set({ microphone: track, microphoneProblem: undefined });
      this.#listDevices();
    } catch (error) {
      this.#set({ microphone: null, microphoneProblem: problemOf(error) });
    }
  }

  async #open(kind: 'audio' | 'video', wish: MediaTrackConstraints): Promise<MediaStreamTrack> {
    if (this.#devices === undefined) throw new DOMException('', 'SecurityError');
    const stream = await this.#devices.getUserMedia({ [kind]: wish });
    const [track] = stream.getTracks();
    if (track === undefined) throw new DOMException('', 'NotFoundError');
    return track;
  }

  readonly #listDevices = (): void => {
    this.#devices?.enumerateDevices().then(
      (found) =>
        this.#set({ devices: found.map(({ deviceId, kind, label }) => ({ id: deviceId, kind, label })) }),
      () => undefined,
    );
  };

  /** The camera is not there: nobody waits for it any more. */
  #lost(change: Partial<LocalMediaState>): void {
    this.#set({ ...change, wanted: { ...this.#state.wanted, camera: false } });
  }

  #set(change: Partial<LocalMediaState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Whether a camera blurs the background; undefined where its driver does not know how. */
function blurOf(track: MediaStreamTrack): boolean | undefined {
  const can = (track.getCapabilities() as { backgroundBlur?: readonly boolean[] }).backgroundBlur;
  if (can?.includes(true) !== true) return undefined;
  return (track.getSettings() as { backgroundBlur?: boolean }).backgroundBlur === true;
}

function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'SecurityError') return 'insecure';
  return name === 'NotAllowedError' ? 'denied' : 'none';
}
