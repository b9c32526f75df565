// Reads what a program writes to a terminal and knows which modes it switched and has not switched back.

/** Modes that are on in a terminal nobody has touched. */
const onAtRest: ReadonlySet<string> = new Set(['7', '25']);
/**
 * Left out of the ledger: whether the wheel sends arrow keys (1007) differs between terminals at rest, and is given
 * back by its own save and restore.
 */
const notOurs: ReadonlySet<string> = new Set(['1007']);
/** Undone first: a terminal that waits for the end of a frame shows nothing else. */
const synchronizedUpdate = '2026';
/** Undone last but for the title: what is written before belongs to the screen that is left. */
const alternateScreens: readonly string[] = ['1049', '1047', '47'];

/** What is switched in a terminal. Sequences are read whole: programs write each in one piece. */
export class ModeLedger {
  readonly #changed = new Set<string>();
  #kitty = 0;
  #titles = 0;

  /** Reads a piece of output. */
  read(output: string): void {
    if (!output.includes('\u001b[')) return;
    for (const [, list = '', way] of output.matchAll(/\u001b\[\?([\d;]+)([hl])/g))
      for (const mode of list.split(';')) {
        if (notOurs.has(mode)) continue;
        if ((way === 'h') === onAtRest.has(mode)) this.#changed.delete(mode);
        else this.#changed.add(mode);
      }
    for (const [, way, count] of output.matchAll(/\u001b\[([<>])(\d*)u/g))
      this.#kitty = way === '>' ? this.#kitty + 1 : Math.max(0, this.#kitty - Number(count || '1'));
    for (const [, way] of output.matchAll(/\u001b\[2([23]);[02]t/g))
      this.#titles = Math.max(0, this.#titles + (way === '2' ? 1 : -1));
  }

  /** Whether a private mode is not as it was at rest. */
  isChanged(mode: string): boolean {
    return this.#changed.has(mode);
  }

  /** Whether anything is not as it was at rest. */
  get isAtRest(): boolean {
    return this.#changed.size === 0 && this.#kitty === 0 && this.#titles === 0;
  }

  /** What brings the terminal back to rest, in the order that leaves nothing on the wrong screen; empty at rest. */
  restoring(): string {
    if (this.isAtRest) return '';
    const off = (mode: string): string => `\u001b[?${mode}${onAtRest.has(mode) ? 'h' : 'l'}`;
    const changed = [...this.#changed];
    const isLast = (mode: string): boolean => alternateScreens.includes(mode);
    const first = changed.filter((mode) => mode === synchronizedUpdate);
    const last = changed.filter(isLast);
    const between = changed.filter((mode) => mode !== synchronizedUpdate && !isLast(mode));
    return [
      ...first.map(off),
      // The protocol of keys is kept per screen: it goes before the screen does.
      '\u001b[<u'.repeat(this.#kitty),
      ...between.map(off),
      '\u001b[0m',
      ...last.map(off),
      '\u001b[23;2t'.repeat(this.#titles),
    ].join('');
  }
}
