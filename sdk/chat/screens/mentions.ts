// View model of the mention helper: which members answer to what follows an @.
import { constantTable } from '#variants/constants.ts';
import type { Member, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError } from '../../errors.ts';
import {
  calledWords,
  everyoneId,
  everyoneNames,
  meansEveryone,
  mentionedIds,
  mentionQuery,
  startsAlike,
  withMention,
  type MentionQuery,
} from '../rules/mention-text.ts';

/** What the helper shows; it is closed while `members` is empty. */
export type MentionsSnapshot = { members: readonly Member[]; selected: number };

const shown = 8;
const debounceMs = constantTable.debounceMs.value;
const closed: MentionsSnapshot = { members: [], selected: 0 };

/** Mentions of one group. In a direct chat nothing is ever offered. */
export class MentionsScreen extends Screen<MentionsSnapshot> {
  readonly #office: OfficeApi;
  readonly #groupId: string | undefined;
  readonly #everyone: Member;
  #meId: string | undefined;
  #chosen: readonly { id: string; name: string }[] = [];
  #written = '';
  #question: MentionQuery | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param everyoneName how everybody is written in the reader's language; both are understood when it is read */
  constructor(
    office: OfficeApi,
    groupId: string | undefined,
    everyoneName: (typeof everyoneNames)[number] = everyoneNames[0],
  ) {
    super(closed);
    this.#office = office;
    this.#everyone = { id: everyoneId, name: everyoneName, avatar: '', role: 'member', departmentName: '' };
    this.#groupId = groupId;
    this.onDispose(() => clearTimeout(this.#timer));
    this.onDispose(
      office.account.state(({ person }) => {
        this.#meId = person?.id;
      }),
    );
  }

  /** The text or the caret changed. Members are found by characters, pinyin and initials, on this device. */
  look(text: string, caret: number): void {
    const before = this.#question;
    this.#question = this.#groupId === undefined ? undefined : this.#asked(text, caret);
    if (this.#question === undefined) return this.close();
    if (before?.at === this.#question.at && before.query === this.#question.query) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#search(this.#question), debounceMs);
  }

  /**
   * The text is this now, by whatever way. Whom one chose for words that are gone is not mentioned by the next ones, and
   * whoever stands in words that came as they are (a draft, one's own words brought back) is.
   */
  follow(text: string): void {
    const came = this.#written === '' && text !== '';
    this.#written = text;
    if (text === '') this.#chosen = [];
    else if (came) void this.#recall(text);
  }

  /** Behind the name of somebody who was chosen one goes on writing. */
  #asked(text: string, caret: number): MentionQuery | undefined {
    const question = mentionQuery(text, caret);
    const isNamed = this.#chosen.some(({ name }) => question?.query.startsWith(`${name} `));
    return isNamed ? undefined : question;
  }

  /** Moves the choice round. */
  move(steps: number): void {
    const { members, selected } = this.getSnapshot();
    if (members.length > 0) this.update({ selected: (selected + steps + members.length) % members.length });
  }

  /** Writes a member's name into the text; undefined when nothing is asked for. */
  choose(
    text: string,
    member = this.getSnapshot().members[this.getSnapshot().selected],
  ): { text: string; caret: number } | undefined {
    const written = member && this.written(text, member);
    if (member === undefined || written === undefined) return undefined;
    this.#chosen = [...this.#chosen, { id: member.id, name: member.name }];
    this.close();
    return written;
  }

  /** What choosing a member would make of the text; undefined when nothing is asked for. */
  written(text: string, { name }: Pick<Member, 'name'>): { text: string; caret: number } | undefined {
    return this.#question === undefined ? undefined : withMention(text, this.#question, name);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#question = undefined;
    if (this.getSnapshot().members.length > 0) this.update(closed);
  }

  /** Whom a text mentions, for sending. */
  idsIn(text: string): string[] | undefined {
    const ids = mentionedIds(text, this.#chosen);
    return ids.length > 0 ? ids : undefined;
  }

  /** Of people with the same name nobody can tell who was meant, so neither is. */
  async #recall(text: string): Promise<void> {
    const groupId = this.#groupId;
    const words = groupId === undefined ? [] : calledWords(text);
    if (groupId === undefined || words.length === 0) return;
    try {
      const members = await this.#office.groups.allMembers(groupId);
      const all = [...members, ...everyoneNames.map((name) => ({ id: everyoneId, name }))];
      const named = all.filter(({ name }) => words.some((word) => startsAlike(word, name)));
      const unique = named.filter(({ id, name }) => !named.some((one) => one.name === name && one.id !== id));
      if (this.#written !== '') this.#chosen = [...this.#chosen, ...unique];
    } catch (error) {
      if (asOfficeError(error).kind === 'bug') throw error;
    }
  }

  async #search(question: MentionQuery | undefined): Promise<void> {
    if (question === undefined || this.#groupId === undefined) return;
    try {
      const { query } = question;
      // Behind a blank it may be the next word: only whose name it surely begins is offered.
      const sure = query.includes(' ');
      const found = await this.#office.groups.findMembers(this.#groupId, query, shown + 1, { sure });
      if (this.#question !== question) return;
      const everyone = meansEveryone(question.query) ? [this.#everyone] : [];
      // Nobody calls oneself.
      const others = found.filter(({ id }) => id !== this.#meId);
      this.update({ members: [...everyone, ...others].slice(0, shown), selected: 0 });
    } catch (error) {
      // Offline nobody is offered; the name may still be typed. Anything else is a fault to be seen.
      if (asOfficeError(error).kind === 'bug') throw error;
      this.close();
    }
  }
}
