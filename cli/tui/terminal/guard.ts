// Gives the terminal back as it was at any end: exit, crash, signal, Ctrl+Z; and takes it again when the program goes on.
import { writeSync } from 'node:fs';
import { ModeLedger } from './mode-ledger.ts';
import { mouseOff, mouseOn } from './mouse.ts';
import { pushTitle, titleSequence } from './title.ts';

/** Asks terminals that can not to send arrow keys for the wheel, and to remember what they did before. */
const wheelSaved = '\u001b[?1007s';
const wheelRestored = '\u001b[?1007h\u001b[?1007r';

/**
 * The screen of a full-screen program, and its first cell. Terminals leave the cursor where it was on the other screen:
 * where an editor has left it, or behind what somebody typed meanwhile. A frame that begins there is torn.
 */
const [screenEntered, firstCell] = ['\u001b[?1049h', '\u001b[H'];

/** The parts of the process a guard needs; tests hand in others. */
export type GuardParts = {
  readonly stdout: NodeJS.WriteStream;
  readonly stdin: NodeJS.ReadStream;
  readonly process: Pick<NodeJS.Process, 'on' | 'off' | 'kill' | 'platform' | 'pid'>;
  /** Writes at once, past every stream: at the end of a process no stream is waited for. */
  writeNow(text: string): void;
  /** Told what would undo what is switched, whenever that changes: for whoever is left after a kill. */
  record?(undo: string): void;
};

function writeWhole(text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      // A terminal that is gone needs nothing back.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    }
  }
}

/** The parts of this process. */
export const realParts = (): GuardParts => ({
  stdout: process.stdout,
  stdin: process.stdin,
  process,
  writeNow: writeWhole,
});

/** The longest a timer can wait, in ms. */
const longestDelay = 2 ** 31 - 1;

/** Signals the program itself ends on, tidily; the guard gives the terminal back at once all the same. */
const owned: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The same signal again within this time is the same wish. */
const sameSignalMs = 500;
/** Signals nobody handles: they end the program as they would without a guard. */
const deadly: readonly NodeJS.Signals[] = ['SIGQUIT', 'SIGABRT'];

/**
 * Watches what is written to the terminal from its making to {@link TerminalGuard.dispose}. The first SIGINT, SIGTERM
 * or SIGHUP is left to the program's own handler, one that comes later ends it. `onContinue` is called after the program was
 * stopped from outside and goes on: everything has to be drawn again.
 */
export class TerminalGuard {
  readonly #parts: GuardParts;
  readonly #ledger = new ModeLedger();
  readonly #write: NodeJS.WriteStream['write'];
  readonly #onContinue: () => void;
  #isOver = false;
  #isSuspended = false;
  readonly #signals = new Map<NodeJS.Signals, () => void>();
  #isMouseOn = false;
  #areWheelArrows = true;
  #title: string | undefined;
  #recorded = '';

  constructor(onContinue: () => void, parts: GuardParts = realParts()) {
    this.#parts = parts;
    this.#onContinue = onContinue;
    const { stdout } = parts;
    this.#write = stdout.write;
    // Past the end nothing is drawn any more: a last frame would land on the person's own screen.
    stdout.write = ((chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
      if (this.#isOver) {
        const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
        done?.();
        return true;
      }
      this.#ledger.read(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('latin1'));
      // What is switched on is recorded before it is, what is switched off after: a kill may come between.
      const undo = this.#givingBack();
      if (undo.length > this.#recorded.length) this.#record(undo);
      const whole =
        typeof chunk === 'string' ? chunk.replaceAll(screenEntered, screenEntered + firstCell) : chunk;
      const isRoom = Reflect.apply(this.#write, stdout, [whole, ...rest]) as boolean;
      this.#record(undo);
      return isRoom;
    }) as typeof stdout.write;
    parts.process.on('exit', this.#end);
    parts.process.on('uncaughtExceptionMonitor', this.#end);
    if (parts.process.platform === 'win32') return;
    parts.process.on('SIGCONT', this.#continued);
    for (const signal of [...owned, ...deadly]) this.#listen(signal);
  }

  /** Whether the mouse is the program's. */
  get isMouseOn(): boolean {
    return this.#isMouseOn;
  }

  /** Writes a sequence that draws nothing: a bell, a notice, a copy. Not while the terminal is somebody else's. */
  send(sequence: string): void {
    if (!this.#isOver && !this.#isSuspended && sequence !== '') this.#parts.stdout.write(sequence);
  }

  /** Takes the mouse (clicks and wheel) or leaves it to the terminal, whose own selecting and copying works then. */
  setMouse(isOn: boolean): void {
    if (this.#isMouseOn === isOn) return;
    this.#isMouseOn = isOn;
    this.send(isOn ? mouseOn : mouseOff);
  }

  /**
   * Whether the wheel may arrive as arrow keys, as terminals do on the alternate screen. Wanted where arrows scroll;
   * in a text field the wheel would walk through what was sent.
   */
  setWheelArrows(areWanted: boolean): void {
    if (this.#areWheelArrows === areWanted) return;
    if (!areWanted) this.send(wheelSaved);
    this.#areWheelArrows = areWanted;
    this.send(areWanted ? wheelRestored : '\u001b[?1007l');
  }

  /** Names the window; what it was called before comes back at the end. */
  setTitle(title: string): void {
    if (this.#title === title) return;
    if (this.#title === undefined) this.send(pushTitle);
    this.#title = title;
    this.send(titleSequence(title));
  }

  /**
   * Stops the program as Ctrl+Z does, and resolves when it goes on. `suspendTerminal` is Ink's: it hands the terminal
   * over while the work runs and draws everything again afterwards. Where the system has no jobs nothing happens.
   */
  async suspend(suspendTerminal: (work: () => Promise<void>) => Promise<void>): Promise<void> {
    if (this.#parts.process.platform === 'win32') return;
    await suspendTerminal(() =>
      this.lend(
        () =>
          new Promise<void>((resolve) => {
            // Nothing else may be under way, and a listener alone does not keep a program from ending.
            const stay = setInterval(() => undefined, longestDelay);
            const goOn = (): void => {
              clearInterval(stay);
              this.#parts.process.off('SIGCONT', goOn);
              resolve();
            };
            this.#parts.process.on('SIGCONT', goOn);
            // The whole job, so that a launcher around the program stops with it.
            this.#parts.process.kill(0, 'SIGTSTP');
          }),
      ),
    );
  }

  /** Gives the terminal back while other programs (an editor, a pager) or the shell use it. */
  async lend<T>(work: () => Promise<T>): Promise<T> {
    this.#parts.writeNow(this.#givingBack());
    this.#record('');
    this.#isSuspended = true;
    try {
      return await work();
    } finally {
      this.#isSuspended = false;
      this.#takeAgain();
    }
  }

  /** Gives the terminal back and stops watching. What is drawn after this is nobody's concern. */
  dispose(): void {
    this.#end();
    this.#parts.stdout.write = this.#write;
    this.#parts.process.off('exit', this.#end);
    this.#parts.process.off('uncaughtExceptionMonitor', this.#end);
    this.#parts.process.off('SIGCONT', this.#continued);
    for (const [signal, listener] of this.#signals) this.#parts.process.off(signal, listener);
  }

  #listen(signal: NodeJS.Signals): void {
    let heardAt: number | undefined;
    const listener = (): void => {
      this.#end();
      const now = performance.now();
      heardAt ??= owned.includes(signal) ? now : -Infinity;
      // Sent to the whole job it comes twice: from whoever sent it, and from the launcher that passes on its own.
      if (now - heardAt < sameSignalMs) return;
      this.#parts.process.off(signal, listener);
      this.#parts.process.kill(this.#parts.process.pid, signal);
    };
    this.#signals.set(signal, listener);
    this.#parts.process.on(signal, listener);
  }

  /** Everything that is still on, off; and what differs between terminals, as it was. */
  #givingBack(): string {
    return (this.#areWheelArrows ? '' : wheelRestored) + this.#ledger.restoring();
  }

  #record(undo: string): void {
    if (undo === this.#recorded) return;
    this.#recorded = undo;
    this.#parts.record?.(undo);
  }

  readonly #end = (): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    const { stdin } = this.#parts;
    if (stdin.isTTY && stdin.isRaw) stdin.setRawMode(false);
    this.#parts.writeNow(this.#givingBack());
    this.#record('');
  };

  readonly #continued = (): void => {
    if (this.#isOver || this.#isSuspended) return;
    // Stopped without being asked: the shell had the terminal meanwhile, and knows nothing of its modes.
    const { stdin } = this.#parts;
    if (stdin.isTTY && stdin.isRaw) {
      stdin.setRawMode(false);
      stdin.setRawMode(true);
    }
    this.#takeAgain();
    this.#onContinue();
  };

  /** Switches on again what is this guard's own; the drawing library does the same for its own. */
  #takeAgain(): void {
    if (this.#isOver) return;
    if (this.#isMouseOn) this.send(mouseOn);
    if (!this.#areWheelArrows) this.send(`${wheelSaved}\u001b[?1007l`);
    if (this.#title !== undefined) this.send(pushTitle + titleSequence(this.#title));
  }
}
