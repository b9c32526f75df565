// Finds the names that mentions of shown messages mean beside those of the group's first members: of people further down, and of those who have left.
import type { LocalMessage, OfficeApi } from '../../api.ts';
import { asOfficeError } from '../../errors.ts';
import { calledWords, everyoneId, everyoneNames, startsAlike } from '../rules/mention-text.ts';

/** Names that an @ may mean in one chat; each person is asked for once, and only where a name is missing. */
export class MentionedNames {
  readonly #office: Pick<OfficeApi, 'contacts'>;
  readonly #tell: (names: readonly string[]) => void;
  readonly #names = new Set<string>();
  readonly #asked = new Set<string>();
  #members: readonly string[] = [];
  #isKnown = false;

  /** `tell` gets all names, whenever there are others. */
  constructor(office: Pick<OfficeApi, 'contacts'>, tell: (names: readonly string[]) => void) {
    this.#office = office;
    this.#tell = tell;
  }

  /** The names of the first members; nobody is asked for before. */
  known(members: readonly string[], rows: readonly LocalMessage[]): void {
    this.#members = members;
    this.#isKnown = true;
    this.#tell([...members, ...this.#names]);
    this.see(rows);
  }

  /** Messages are shown: whom they mention, and who is not known by name, is asked for. */
  see(rows: readonly LocalMessage[]): void {
    if (!this.#isKnown) return;
    const all = [...this.#members, ...this.#names, ...everyoneNames];
    for (const { mentions = [], text, bySystem } of rows) {
      const ids = mentions.filter((id) => id !== everyoneId && !this.#asked.has(id));
      if (bySystem || ids.length === 0) continue;
      const isKnown = (word: string): boolean => all.some((name) => startsAlike(word, name));
      if (!calledWords(text).every(isKnown)) for (const id of ids) void this.#ask(id);
    }
  }

  async #ask(id: string): Promise<void> {
    this.#asked.add(id);
    try {
      const { name } = await this.#office.contacts.person(id);
      this.#names.add(name);
      this.#tell([...this.#members, ...this.#names]);
    } catch (error) {
      // It stays a word; without a network it is asked again when it is shown again.
      if (asOfficeError(error).kind === 'network') this.#asked.delete(id);
    }
  }
}
