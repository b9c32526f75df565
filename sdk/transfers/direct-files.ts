// Files that go directly between two online clients: who calls whom, which device answers, and what becomes of a line.
import type { LocalChat, PeerReason } from '../api.ts';
import type { PeerFile } from '../contract/peer-signal.ts';
import { OfficeError } from '../errors.ts';
import type { Hashes, HostFiles } from '../host/file-port.ts';
import type { PeerChannel, PeerLink, PeerTransport } from '../host/peer-port.ts';
import type { Host } from '../host/port.ts';
import type { FrameOf } from '../net/realtime-handlers.ts';
import { LineBroken, sendContent, takeContent, verdicts, within, type Patience } from './direct-content.ts';
import { mayGoDirectly, peerIdStart, whyNotTaken, type OfferFacts } from './rules/direct-file.ts';

type Signal = FrameOf<'peer'>;

/** A file that comes directly. */
export type IncomingFile = PeerFile & { readonly id: string; readonly chatId: string };

/** What it stands on. */
export type DirectFilesParts = {
  host: Pick<Host, 'clock' | 'random'>;
  files: HostFiles;
  hash: Hashes;
  transport: PeerTransport | undefined;
  /** False while there is no connection. */
  signal(signal: Signal): boolean;
  chat(chatId: string): Promise<LocalChat>;
  /** What this device thinks of an offer, but for what is counted here. */
  judge(): Promise<Omit<OfferFacts, 'size' | 'hasTransport' | 'underWay'>>;
  /** A line is open and brings a file. */
  incoming(file: IncomingFile): void;
  /** The other person does not send it any more. */
  withdrawn(id: string): void;
  report(error: unknown): void;
  patience?: Patience | undefined;
};

const usualPatience: Patience = { answerMs: 6_000, openMs: 6_000, stallMs: 20_000 };
/** How long an end that is done waits for the other to hang up, in ms. */
const lingerMs = 5_000;

type Incoming = { readonly file: IncomingFile; readonly channel: PeerChannel; readonly link: PeerLink };
type Answer = { readonly endpoint: string; readonly description: string };

/** The direct lines of one person on this device. */
export class DirectFiles {
  readonly #parts: DirectFilesParts;
  readonly #patience: Patience;
  /** Who listens to the steps of a session. */
  readonly #listeners = new Map<string, (signal: Signal) => void>();
  readonly #incoming = new Map<string, Incoming>();
  readonly #open = new Set<PeerLink>();

  constructor(parts: DirectFilesParts) {
    this.#parts = parts;
    this.#patience = parts.patience ?? usualPatience;
  }

  /** Whether this client can take part at all. */
  isPossible(): boolean {
    return this.#parts.transport !== undefined;
  }

  /** Another client says something. */
  heard(signal: Signal): void {
    const listener = this.#listeners.get(signal.session);
    if (listener !== undefined) listener(signal);
    else if (signal.step === 'offer') void this.#offered(signal).catch(this.#parts.report);
  }

  /**
   * Sends a content to the other person of a direct chat. Answers why it did not get there directly, or nothing where
   * it did. @throws OfficeError `cancelled`; `connectionFailed` where there is no connection to say anything by
   */
  async send(
    file: PeerFile & { session: string; chatId: string },
    content: Blob,
    run: { signal: AbortSignal; told: (done: number) => void },
  ): Promise<PeerReason | undefined> {
    const { transport, host } = this.#parts;
    if (transport === undefined) return 'noTransport';
    const { session, chatId, ...facts } = file;
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    run.signal.addEventListener('abort', stop, { once: true });
    let link: PeerLink | undefined;
    try {
      const call = await within(transport.call(), host.clock, this.#patience.openMs, run.signal);
      link = call;
      this.#open.add(call);
      // Its failure is heard where it is waited for, if ever.
      call.opened.catch(() => undefined);
      const answer = await this.#ask(
        { type: 'peer', session, chatId, step: 'offer', description: call.description, file: facts },
        run.signal,
      );
      if (typeof answer === 'string') return answer;
      this.#say({ session, chatId, step: 'taken', endpoint: answer.endpoint });
      this.#listeners.set(session, ({ step }) => {
        if (step === 'end') stop();
      });
      await call.accept(answer.description);
      const channel = await within(call.opened, host.clock, this.#patience.openMs, stopping.signal).catch(
        () => undefined,
      );
      if (channel === undefined) return run.signal.aborted ? cancelled() : 'timeout';
      const { stallMs } = this.#patience;
      const parts = { clock: host.clock, signal: stopping.signal, stallMs, told: run.told };
      return await sendContent(channel, content, parts);
    } catch (error) {
      if (run.signal.aborted) return cancelled();
      if (error instanceof OfficeError) throw error;
      // A file that has changed meanwhile is no fault of the line.
      if (error instanceof DOMException && error.name === 'NotReadableError') throw error;
      return 'broken';
    } finally {
      run.signal.removeEventListener('abort', stop);
      this.#listeners.delete(session);
      if (run.signal.aborted) this.#say({ session, chatId, step: 'end' });
      this.#end(link);
    }
  }

  /** Takes the file of an open line into a place and compares its MD5. @throws OfficeError `peerBroken`, `fileVerification` */
  async receive(
    id: string,
    place: string,
    run: { signal: AbortSignal; told: (done: number) => void },
  ): Promise<{ confirm(): Promise<void> }> {
    const incoming = this.#incoming.get(id);
    if (incoming === undefined) throw new OfficeError('peerBroken');
    const { files, hash, host } = this.#parts;
    const { channel, file, link } = incoming;
    const digest = hash('md5');
    const hangUp = (): void => {
      this.#incoming.delete(id);
      this.#listeners.delete(sessionOf(id));
      this.#end(link);
    };
    let isGood = false;
    try {
      const writer = await files.writeFrom(place, 0);
      const parts = { clock: host.clock, stallMs: this.#patience.stallMs, ...run };
      try {
        await takeContent(channel, file.size, parts, async (piece) => {
          digest.add(piece);
          await writer.write(piece);
        });
      } finally {
        await writer.close();
      }
      isGood = digest.hex() === file.md5;
      if (!isGood) {
        await channel.send(verdicts.differs);
        throw new OfficeError('fileVerification');
      }
      return {
        async confirm() {
          try {
            await channel.send(verdicts.fits);
            // What was said last must still get through: the caller hangs up.
            await within(channel.next(), host.clock, lingerMs).catch(() => undefined);
          } finally {
            hangUp();
          }
        },
      };
    } catch (error) {
      if (!(error instanceof LineBroken)) throw error;
      throw new OfficeError('peerBroken', {}, error);
    } finally {
      if (!isGood) {
        await files.remove(place);
        if (run.signal.aborted)
          this.#say({ ...file, session: sessionOf(id), step: 'end', reason: 'declined' });
        // The verdict has to get through here too.
        if (run.signal.aborted) hangUp();
        else host.clock.after(lingerMs, hangUp);
      }
    }
  }

  /** Ends every line: the person signs out, or the program ends. */
  close(): void {
    for (const link of this.#open) link.close();
    this.#open.clear();
    this.#incoming.clear();
    this.#listeners.clear();
  }

  #say(signal: Omit<Signal, 'type'>): boolean {
    const { session, chatId, step, endpoint, description, file, reason } = signal;
    const said = { type: 'peer', session, chatId, step, endpoint, description, file, reason } as const;
    return this.#parts.signal(said);
  }

  #end(link: PeerLink | undefined): void {
    if (link === undefined) return;
    this.#open.delete(link);
    link.close();
  }

  /** Offers a file to all devices of the other person and waits for the first that answers, or for all that decline. */
  #ask(offer: Signal, signal: AbortSignal): Promise<Answer | PeerReason> {
    let devices: number | undefined;
    let declined = 0;
    let why: PeerReason = 'declined';
    const answered = new Promise<Answer | PeerReason>((resolve) => {
      this.#listeners.set(offer.session, (heard) => {
        if (heard.step === 'answer' && heard.description !== undefined && heard.endpoint !== undefined)
          return resolve({ endpoint: heard.endpoint, description: heard.description });
        if (heard.step === 'end') return resolve(heard.reason ?? 'declined');
        if (heard.step === 'ring') devices = heard.devices ?? 0;
        if (heard.step === 'decline') {
          declined += 1;
          why = heard.reason ?? 'declined';
        }
        if (devices === 0) resolve('offline');
        else if (devices !== undefined && declined >= devices) resolve(why);
      });
    });
    if (!this.#parts.signal(offer)) throw new OfficeError('connectionFailed');
    return within(answered, this.#parts.host.clock, this.#patience.answerMs, signal).catch((): PeerReason =>
      signal.aborted ? cancelled() : 'timeout',
    );
  }

  /** Another client offers a file. */
  async #offered(offer: Signal): Promise<void> {
    const { transport, host, chat, judge } = this.#parts;
    const { session, chatId, file, description, personId } = offer;
    if (file === undefined || description === undefined) return;
    const decline = (reason: PeerReason): void => {
      this.#say({ session, chatId, step: 'decline', reason });
    };
    const here = await chat(chatId);
    const isTheirs = mayGoDirectly(here) && here.peerId === personId;
    const facts = { size: file.size, hasTransport: transport !== undefined, underWay: this.#incoming.size };
    const reason = isTheirs ? whyNotTaken({ ...facts, ...(await judge()) }) : 'refused';
    if (reason !== undefined || transport === undefined) return decline(reason ?? 'noTransport');
    const { openMs } = this.#patience;
    const link = await within(transport.answer(description), host.clock, openMs).catch(() => undefined);
    if (link === undefined) return decline('broken');
    this.#open.add(link);
    const endpoint = host.random.uuid();
    const left = new AbortController();
    this.#listeners.set(session, ({ step, endpoint: chosen }) => {
      if (step === 'end' || (step === 'taken' && chosen !== endpoint)) left.abort();
    });
    this.#say({ session, chatId, step: 'answer', endpoint, description: link.description });
    // The other end may first wait for an answer and then for a path.
    const longest = openMs + this.#patience.answerMs;
    const channel = await within(link.opened, host.clock, longest, left.signal).catch(() => undefined);
    this.#listeners.delete(session);
    if (channel === undefined) return this.#end(link);
    const id = `${peerIdStart}${session}`;
    this.#listeners.set(session, ({ step, personId: who }) => {
      if (step === 'end' && who === personId) this.#parts.withdrawn(id);
    });
    const coming = { ...file, id, chatId };
    this.#incoming.set(id, { file: coming, channel, link });
    this.#parts.incoming(coming);
  }
}

const sessionOf = (id: string): string => id.slice(peerIdStart.length);

function cancelled(): never {
  throw new OfficeError('cancelled');
}
