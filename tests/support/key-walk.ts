// Presses keys at random in the terminal client, and looks after each of them at what must hold whatever was pressed.
import { keyTable } from '#cli/tui/keys/keys.ts';
import type { KeyRow } from '#cli/tui/keys/key-row.ts';
import type { Screen } from './terminal-screen.ts';
import type { TestTerminal } from './terminal.ts';
import { visitOf, type VisitKey } from './key-visits.ts';

/** Chances of what is pressed next, in the order of `next`. */
const [plain, moving, command] = [0.42, 0.72, 0.94];
/** How often a question about a loss is answered with yes where that is allowed. */
const yesChance = 0.6;
/** How often somebody goes to a thing on purpose, to try on it what would lose it. */
const visitChance = 0.1;
/** Presses of the key that would lose something: once, or held for a moment. */
const mostHeld = 3;
/** What is answered with no by everybody here: the device that watches is one of those that could be signed out. */
const spared = /撤销“|Revoke “/;
/** Twice this is longer than the client puts a frame off. */
const stillMs = 18;
const [patience, patienceMs] = [10, 500];
/** A question stands there by then: `y` is pressed only by somebody who sees what it answers. */
const sureMs = 120;
/** Presses of Escape that lead from anywhere to the list of chats. */
const mostEscapes = 8;

/** What ends the client or hands the terminal to others; each has tests of its own. */
const leaving = new Set(['quit', 'suspend', 'cancel']);

const kept = new Set(keyTable.flatMap((row: KeyRow) => (leaving.has(row.id) ? row.keys : [])));
const keysOf = keyTable.flatMap((row: KeyRow) => row.keys.filter((key) => !kept.has(key)));
const bare = [...new Set(keysOf.filter((key) => [...key].length === 1))];
const combined = [...new Set(keysOf.filter((key) => key.includes('+') && key !== '+'))];
const moves = [
  ...['Up', 'Down', 'Left', 'Right', 'Enter', 'Enter', 'Escape', 'Tab', 'Shift+Tab', 'Space', 'Backspace'],
  ...['PageUp', 'PageDown', 'Home', 'End', 'Delete', 'Down', 'Down', 'Enter', 'Tab'],
];
/** What loses something somewhere is pressed oftener than chance would have it. */
const losing = [...'ddDxLTaP'];
const losingChance = 0.15;
const words = ['林若溪', 'szh', '压测', '👨‍👩‍👧', '①“', 'a b', '/', '@', ':smile', '2024-03-05', '长'.repeat(70)];

/** Capitals as the names of keys have them. */
const named = (key: string): string =>
  key
    .split('+')
    .map((part) => (part.length === 1 ? part.toUpperCase() : part[0]?.toUpperCase() + part.slice(1)))
    .map((part) => ({ Esc: 'Escape', Pageup: 'PageUp', Pagedown: 'PageDown' })[part] ?? part)
    .join('+');

/** What a walk has to know of the client it walks through. */
export type WalkedClient = {
  /** Opens the lock again. */
  readonly password: string;
  /** Whether questions about a loss may be answered with yes. */
  readonly mayAgree: boolean;
  random(): number;
  /** Something that must not be. */
  problem(sentence: string): void;
  /** Looks at what there is before a yes, and after it: only what the questions in `agreed` named may be gone. */
  compare(agreed: readonly string[]): Promise<void>;
};

/** What tells the places apart, in whichever language somebody has chosen by now. */
const said = {
  head: /^ (?:七巧|Tangram)/,
  asked: /y (?:确定 · Esc 取消|OK · Esc Cancel)/,
  locked: /已锁定|Locked since/,
  list: /\/ (?:筛选|Filter)/,
} as const;

/** One walk through one running client. */
export class KeyWalk {
  /** Texts of the questions that were answered with yes. */
  readonly agreed: string[] = [];
  /** Questions about a loss that were seen. */
  asked = 0;
  /** Keys that were pressed, without the ways back. */
  pressed = 0;
  /** Ways back to the list that were walked. */
  returned = 0;
  readonly #terminal: TestTerminal;
  readonly #client: WalkedClient;
  /** The last keys, for whoever reads a problem. */
  #last: string[] = [];
  #clears: number;
  #wasAsked = false;
  readonly #told = new Set<string>();

  constructor(terminal: TestTerminal, client: WalkedClient) {
    this.#terminal = terminal;
    this.#client = client;
    this.#clears = terminal.clears;
  }

  /** The last keys, and every answer among them, for whoever reads a problem. */
  get last(): string {
    return this.#last.join(' ');
  }

  /** Presses so many keys; ends early where the client has ended. */
  async press(count: number): Promise<void> {
    for (const end = this.pressed + count; this.pressed < end && !this.#terminal.isOver;) {
      await this.#unlock();
      await this.#one();
    }
  }

  /** Goes back to the list of chats by Escape alone. */
  async toList(): Promise<void> {
    await this.#unlock();
    for (let at = 0; at <= mostEscapes; at += 1) {
      if (at === mostEscapes && !this.#isList()) await this.#terminal.still(patience * patienceMs);
      if (this.#isList()) {
        this.returned += 1;
        return;
      }
      await this.#send('Escape', () => this.#terminal.press('Escape'), 40);
    }
    this.#tell(`${mostEscapes} times Escape do not lead to the list of chats`);
  }

  async #one(): Promise<void> {
    const { random, mayAgree } = this.#client;
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    if (this.#isAsked(this.#terminal.screen) && mayAgree && random() < yesChance) return this.#agree();
    if (random() < visitChance) return this.#visit();
    this.pressed += 1;
    const chance = random();
    if (chance < plain) {
      const key = random() < losingChance ? pick(losing) : pick(bare);
      if (key === 'y') {
        await this.#terminal.still(sureMs);
        if (this.#isAsked(this.#terminal.screen)) return;
      }
      await this.#send(key, () => this.#terminal.type(key));
    } else if (chance < moving) {
      const key = pick(moves);
      await this.#send(key, () => this.#terminal.press(key));
    } else if (chance < command) {
      const key = pick(combined);
      const isDrawnAnew = key === 'ctrl+l' || key === 'ctrl+o';
      await this.#send(key, () => this.#terminal.press(named(key)), isDrawnAnew ? 200 : stillMs);
      // Drawn anew because somebody asked for it, or lent to an editor.
      if (isDrawnAnew) this.#clears = this.#terminal.clears;
    } else {
      const text = pick(words);
      const isPasted = random() < 0.3;
      await this.#send(`${isPasted ? 'paste' : 'text'} ${text}`, () =>
        isPasted ? this.#terminal.paste(text) : this.#terminal.type(text),
      );
    }
  }

  /** Goes to a thing and holds the key that would lose it. */
  async #visit(): Promise<void> {
    const { random } = this.#client;
    const { wayThere, losing } = visitOf(random);
    const held = Array.from({ length: 1 + Math.floor(random() * mostHeld) }, () => losing);
    for (const key of [...wayThere, ...held]) {
      if (this.#terminal.isOver) return;
      await this.#unlock();
      this.pressed += 1;
      await this.#sendKey(key);
    }
  }

  #sendKey(key: VisitKey): Promise<void> {
    return 'press' in key
      ? this.#send(key.press, () => this.#terminal.press(key.press))
      : this.#send(key.text === '\r' ? 'Enter' : `text ${key.text}`, () => this.#terminal.type(key.text));
  }

  async #agree(): Promise<void> {
    this.pressed += 1;
    await this.#terminal.still(sureMs);
    if (!this.#isAsked(this.#terminal.screen)) return;
    // What has gone by now has gone without this answer.
    await this.#client.compare(this.agreed);
    const { screen } = this.#terminal;
    if (!this.#isAsked(screen)) return;
    const from = screen.lines.findLastIndex((line) => /^[─-]{20}/.test(line));
    const question = screen.lines.slice(from + 1, -1).join('');
    if (spared.test(question)) return this.#send('Escape', () => this.#terminal.press('Escape'));
    this.agreed.push(question);
    await this.#send(`yes to “${question.trim()}”`, () => this.#terminal.type('y'), sureMs);
    await this.#client.compare(this.agreed);
  }

  async #send(name: string, act: () => void, quiet = stillMs): Promise<void> {
    this.#last = [...this.#last.slice(-119), name];
    act();
    await this.#terminal.still(quiet);
    // A machine that is busy draws late: what is still wrong then is wrong.
    for (let at = 0; at < patience && !this.#terminal.isOver && !this.#isWhole(); at += 1)
      await this.#terminal.still(patienceMs);
    this.#look();
  }

  #isWhole(): boolean {
    const { screen } = this.#terminal;
    return (
      this.#terminal.isFrameWhole &&
      screen.overflowing.length === 0 &&
      said.head.test(screen.lines[0] ?? '') &&
      this.#seesFocus(screen)
    );
  }

  #look(): void {
    const terminal = this.#terminal;
    if (terminal.isOver) return this.#tell('the client has ended');
    const { screen, clears } = terminal;
    if (screen.overflowing.length > 0) this.#tell(`line ${screen.overflowing[0]} is wider than the screen`);
    if (!said.head.test(screen.lines[0] ?? ''))
      this.#tell('the head is not in the first line: the frame is higher than the screen');
    if (clears !== this.#clears) {
      this.#clears = clears;
      this.#tell('the whole screen was cleared');
    }
    if (!this.#seesFocus(screen)) this.#tell('nothing on the screen says where the keys are');
    const isAsked = this.#isAsked(screen);
    if (isAsked && !this.#wasAsked) this.asked += 1;
    this.#wasAsked = isAsked;
  }

  /** A cursor in a field, a chosen line, or a question; a list without rows and a text that is read have none. */
  #seesFocus(screen: Screen): boolean {
    const { x, y } = screen.cursor;
    if (screen.isCursorShown) return x >= 0 && x < screen.columns && y >= 0 && y < screen.rows;
    return screen.text.includes('▌') || screen.lines.at(-1) !== '';
  }

  #isAsked(screen: Screen): boolean {
    return said.asked.test(screen.lines.at(-1) ?? '');
  }

  /** The keys are in the list: its own verbs stand in the footer. */
  #isList(): boolean {
    return said.list.test(this.#terminal.screen.lines.at(-1) ?? '');
  }

  /** What is locked stays locked: no key but the password's leads on. */
  async #unlock(): Promise<void> {
    const { password } = this.#client;
    for (let at = 0; at < 3 && said.locked.test(this.#terminal.screen.text); at += 1) {
      this.#terminal.press('Ctrl+U');
      this.#terminal.type(password);
      this.#terminal.press('Enter');
      this.#last.push('password');
      await this.#terminal.still(400, 6_000);
    }
  }

  /** One thing goes wrong for many keys; it is told once. */
  #tell(sentence: string): void {
    if (this.#told.has(sentence)) return;
    this.#told.add(sentence);
    this.#client.problem(`${sentence}; after ${this.last}\n${this.#terminal.screen.text}`);
  }
}
