// Knows which commands have a handler on screen right now: keys, footer, help and palette all ask it.
import type { Unsubscribe } from '#sdk/base/live-value.ts';
import type { CommandId } from './keys.ts';
import type { Typed } from '../text/typed-keys.ts';

/** A place to write in, as far as keys are concerned. */
export type WritingField = { press(typed: Typed): void; paste(raw: string): void };

/** Who waits longer than this for what a key has begun goes on without it. */
const longestHoldMs = 2_000;

/** The commands that can be run now. A version number changes with every change of the set. */
export class CommandBoard {
  readonly #handlers = new Map<CommandId, (() => void)[]>();
  readonly #refusals = new Map<CommandId, () => void>();
  readonly #listeners = new Set<() => void>();
  readonly #fields: WritingField[] = [];
  #version = 0;
  #awaited: CommandId | undefined;
  #holds = 0;
  readonly #whenFree: (() => void)[] = [];

  /** Takes a handler on. Of two handlers of one command the newer one is run. */
  add(id: CommandId, handler: () => void): Unsubscribe {
    this.#handlers.set(id, [...(this.#handlers.get(id) ?? []), handler]);
    this.#changed();
    if (this.#awaited === id) queueMicrotask(() => this.#awaited === id && this.run(id));
    return () => {
      const left = (this.#handlers.get(id) ?? []).filter((one) => one !== handler);
      if (left.length === 0) this.#handlers.delete(id);
      else this.#handlers.set(id, left);
      this.#changed();
    };
  }

  /** Has the key of a command that cannot be run say why; it stands in no footer and no help. */
  refuse(id: CommandId, say: () => void): Unsubscribe {
    this.#refusals.set(id, say);
    return () => {
      if (this.#refusals.get(id) === say) this.#refusals.delete(id);
    };
  }

  /** Whether its key does anything: runs it, or says why it cannot be run. */
  readonly answers = (id: CommandId): boolean => this.has(id) || this.#refusals.has(id);

  /** Bound, so that it can be handed on as it is. */
  readonly has = (id: CommandId): boolean => this.#handlers.has(id);

  /** Runs a command; false where nothing answers to it. */
  run(id: CommandId): boolean {
    this.#awaited = undefined;
    const handler = this.#handlers.get(id)?.at(-1) ?? this.#refusals.get(id);
    handler?.();
    return handler !== undefined;
  }

  /**
   * Runs a command now, or as soon as something answers to it: what stood over its pane may only just be leaving.
   * Any other command that is run before forgets it.
   */
  runWhenThere(id: CommandId): void {
    this.#awaited = id;
    // The handlers of this moment belong to what is leaving; those of the next are looked at then.
    setTimeout(() => this.#awaited === id && this.has(id) && this.run(id));
  }

  /**
   * Keys wait from now on until the answer is called: something is on its way that the next one is meant for. Not for
   * long, what hangs keeps no key; `asLongAsItTakes` is for work of the person's own, which ends when they end it.
   */
  hold({ asLongAsItTakes = false } = {}): Unsubscribe {
    let isHeld = true;
    this.#holds += 1;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      this.#holds -= 1;
      if (this.#holds === 0) for (const work of this.#whenFree.splice(0)) work();
    };
    const timer = asLongAsItTakes ? undefined : setTimeout(release, longestHoldMs);
    return release;
  }

  /** Whether keys wait. */
  get isHeld(): boolean {
    return this.#holds > 0;
  }

  /** Does something once no keys are held any more. */
  whenFree(work: () => void): void {
    this.#whenFree.push(work);
  }

  /** A text field has the keys until the answer is called; of two fields the newer one. */
  takeKeys(field: WritingField): Unsubscribe {
    this.#fields.push(field);
    return () => void this.#fields.splice(this.#fields.indexOf(field), 1);
  }

  /** The text field that has the keys. */
  get field(): WritingField | undefined {
    return this.#fields.at(-1);
  }

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): number => this.#version;

  #changed(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }
}
