// One's own microphone, camera and screen: opened when wanted, ended when not, so that no light stays on.

/** Why a device is not there. */
export type DeviceProblem = 'none' | 'denied' | 'insecure';
/** What is open now. */
export type LocalMediaState = {
  readonly microphone: MediaStreamTrack | null;
  readonly camera: MediaStreamTrack | null;
  readonly screen: MediaStreamTrack | null;
  readonly screenAudio: MediaStreamTrack | null;
  readonly isMuted: boolean;
  readonly microphoneProblem: DeviceProblem | undefined;
  readonly cameraProblem: DeviceProblem | undefined;
  /** Where the others are heard; empty is what the browser takes. */
  readonly speakerId: string;
  /** Whether the background of one's picture is blurred; undefined where the machine cannot. */
  readonly blurred: boolean | undefined;
  readonly devices: readonly { id: string; kind: MediaDeviceKind; label: string }[];
};

const nothing: LocalMediaState = {
  microphone: null,
  camera: null,
  screen: null,
  screenAudio: null,
  isMuted: true,
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
  #closed = false;

  constructor() {
    // It is said before anybody asks for a device in vain.
    if (this.#devices === undefined)
      this.#state = { ...nothing, microphoneProblem: 'insecure', cameraProblem: 'insecure' };
    this.#devices?.addEventListener('devicechange', this.#listDevices);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): LocalMediaState => this.#state;

  /** Opens the microphone, or closes its sound; it stays open while muted, so that unmuting is at once. */
  async setMicrophone(on: boolean): Promise<void> {
    if (!on) {
      if (this.#state.microphone !== null) this.#state.microphone.enabled = false;
      return this.#set({ isMuted: true });
    }
    if (this.#state.microphone === null) await this.#openMicrophone();
    const track = this.#state.microphone;
    if (track !== null) track.enabled = true;
    this.#set({ isMuted: track === null });
  }

  async setCamera(on: boolean): Promise<void> {
    this.#state.camera?.stop();
    this.#set({ camera: null });
    if (!on) return;
    try {
      const { videoinput } = this.#chosen;
      const track = await this.#open('video', {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        frameRate: { ideal: 24 },
        ...(videoinput !== undefined && { deviceId: { exact: videoinput } }),
      });
      if (this.#closed) return track.stop();
      track.addEventListener('ended', () => {
        if (this.#state.camera === track) this.#set({ camera: null, cameraProblem: 'none' });
      });
      this.#set({ camera: track, cameraProblem: undefined, blurred: blurOf(track) });
      this.#listDevices();
    } catch (error) {
      this.#set({ cameraProblem: problemOf(error) });
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

  /** Blurs what is behind one, by the machine's own means; nothing where it has none. */
  async setBlurred(on: boolean): Promise<void> {
    const { camera } = this.#state;
    if (camera === null || this.#state.blurred === undefined) return;
    await camera.applyConstraints({ backgroundBlur: on } as MediaTrackConstraints);
    this.#set({ blurred: blurOf(camera) });
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
    for (const track of [
      this.#state.microphone,
      this.#state.camera,
      this.#state.screen,
      this.#state.screenAudio,
    ])
      track?.stop();
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
      if (this.#closed) return track.stop();
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
