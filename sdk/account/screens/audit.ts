// View model of the office's log of what was done to groups and the organisation: by person, act and day, page by page.
import { constantTable } from '#variants/constants.ts';
import type { AuditEntry, OfficeApi } from '../../api.ts';
import { dayBounds } from '../../base/day-bounds.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { TextRef, Translator } from '../../locales/index.ts';
import { listText } from '../../locales/list-text.ts';
import { auditedActs, type AuditedAct } from '../rules/audited-acts.ts';

export { auditedActs, type AuditedAct };

/** An act in words; one that this version does not know by its own name. */
export function actText(act: string): TextRef | { readonly key: undefined; readonly text: string } {
  // Whoever was removed got a notice of their own; it is the same act.
  const known = auditedActs.find((one) => one === (act === 'tokick' ? 'operkick' : act));
  return known === undefined ? { key: undefined, text: act } : { key: `audit.act.${known}` };
}

/** What of an entry is said in words. */
type Said = Pick<AuditEntry, 'act' | 'personName' | 'targetIds' | 'targetNames'> & {
  readonly detail?: string | null | undefined;
  readonly personId?: string | null | undefined;
};

/** Who, what, and to whom. What a person did to themselves names them once. */
export function auditWords(
  translator: Translator,
  entry: Said,
): { readonly who: string; readonly act: string; readonly targets: string } {
  const said = actText(entry.act);
  const names = (entry.targetNames ?? entry.targetIds).map((name, at) => name || (entry.targetIds[at] ?? ''));
  const isOwn = entry.targetIds.length === 1 && entry.targetIds[0] === entry.personId;
  return {
    who: entry.personName || (entry.personId ?? translator.t('audit.nobody')),
    act: said.key === undefined ? said.text : translator.translateRef(said),
    targets: listText(translator, [...(isOwn ? [] : names), ...(entry.detail ? [entry.detail] : [])]),
  };
}

/** What it shows, newest first. */
export type AuditSnapshot = {
  /** Login name or id of somebody who did it or to whom it was done; empty for everybody. */
  account: string;
  act: AuditedAct | '';
  /** The day that is looked at, as `2026-11-21`; empty for all. */
  day: string;
  entries: readonly AuditEntry[];
  loading: boolean;
  end: boolean;
  error?: ErrorData | undefined;
};

/** The log. Whoever may not read it gets the office's refusal as its error. */
export class AuditScreen extends Screen<AuditSnapshot> {
  readonly #office: OfficeApi;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(office: OfficeApi) {
    super({ account: '', act: '', day: '', entries: [], loading: true, end: false });
    this.#office = office;
    this.onDispose(() => clearTimeout(this.#timer));
    void this.#load();
  }

  setAct(act: AuditSnapshot['act']): void {
    this.#change({ act });
  }

  setDay(day: string): void {
    this.#change({ day });
  }

  /** Looks for somebody once writing pauses. */
  setAccount(account: string): void {
    this.update({ account });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#change({ account }), constantTable.debounceMs.value);
  }

  /** Older entries; nothing where all are there. */
  async loadMore(): Promise<void> {
    const { loading, end } = this.getSnapshot();
    if (!loading && !end) await this.#load();
  }

  #change(change: Partial<AuditSnapshot>): void {
    this.update({ ...change, entries: [], end: false });
    void this.#load();
  }

  async #load(): Promise<void> {
    const { account, act, day, entries } = this.getSnapshot();
    const asked = (this.#asked += 1);
    const before = entries.at(-1)?.id;
    const { from, to } = dayBounds(day);
    const who = account.trim().replace(/^@/, '');
    this.update({ loading: true, error: undefined });
    try {
      const page = await this.#office.administration.audit({
        ...(who !== '' && { account: who }),
        ...(act !== '' && { act }),
        ...(from !== undefined && { since: from, until: to }),
        ...(before !== undefined && { before }),
      });
      if (asked !== this.#asked) return;
      this.update({ entries: [...entries, ...page.entries], end: !page.more, loading: false });
    } catch (error) {
      if (asked === this.#asked) this.update({ error: asOfficeError(error).data, loading: false });
    }
  }
}
