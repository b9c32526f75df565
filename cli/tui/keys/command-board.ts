// Knows which commands have a handler on screen right now: keys, footer, help and palette all ask it.
import type { Unsubscribe } from '#sdk/base/live-value.ts';
import type { CommandId } from './keys.ts';
import type { Typed } from '../text/typed-keys.ts';

/** A place to write in, as far as keys are concerned. */
export type WritingField = { press(typed: Typed): void; paste(raw: string): void };

/** The commands that can be run now. A version number changes with every change of the set. */
export class CommandBoard {
  readonly #handlers = new Map<CommandId, (() => void)[]>();
  readonly #listeners = new Set<() => void>();
  readonly #fields: WritingField[] = [];
  #version = 0;
  #awaited: CommandId | undefined;

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

  /** Bound, so that it can be handed on as it is. */
  readonly has = (id: CommandId): boolean => this.#handlers.has(id);

  /** Runs a command; false where nothing answers to it. */
  run(id: CommandId): boolean {
    this.#awaited = undefined;
    const handler = this.#handlers.get(id)?.at(-1);
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
