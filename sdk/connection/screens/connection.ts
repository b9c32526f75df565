// View model of the connection: its state, what waits to be sent, and the band with its countdown.
import type { ConnectionState, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { connectionBand, type ConnectionBand } from '../rules/connection-band.ts';

/** What the window shows of the connection. */
export type ConnectionSnapshot = {
  state: ConnectionState;
  queued: number;
  band: ConnectionBand | undefined;
  error?: ErrorData;
};

const beatMs = 1000;

/** The connection; it looks at the clock only while something is wrong. */
export class ConnectionScreen extends Screen<ConnectionSnapshot> {
  readonly #office: OfficeApi;
  readonly #now: () => number;
  #since: number;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(office: OfficeApi, now: () => number) {
    super({ state: { phase: 'idle', attempt: 0 }, queued: 0, band: undefined });
    this.#office = office;
    this.#now = now;
    this.#since = now();
    this.onDispose(() => clearInterval(this.#beat));
    this.onDispose(office.connection.state((state) => this.#changed(state)));
    this.onDispose(
      office.chat.queued((queued) => {
        this.update({ queued });
        this.#show();
      }),
    );
  }

  /** Tries now instead of waiting. */
  async retry(): Promise<void> {
    try {
      await this.#office.connection.connect();
      this.update({ error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }

  #changed(state: ConnectionState): void {
    if (this.getSnapshot().state.phase === 'online' && state.phase !== 'online') this.#since = this.#now();
    this.update({ state });
    if (state.phase === 'online' || state.phase === 'idle') {
      clearInterval(this.#beat);
      this.#beat = undefined;
    } else this.#beat ??= setInterval(() => this.#show(), beatMs);
    this.#show();
  }

  #show(): void {
    const { state, queued } = this.getSnapshot();
    this.update({ band: connectionBand(state, queued, this.#since, this.#now()) });
  }
}
