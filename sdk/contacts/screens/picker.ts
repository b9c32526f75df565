// View model of the picker of people and chats: sources, search, what is picked, and the people it comes to.
import { constantTable } from '#variants/constants.ts';
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { Language, TextRef } from '../../locales/index.ts';
import {
  countPicked,
  fitsLimit,
  pickState,
  targetKey,
  withoutTarget,
  withTarget,
  type PickReason,
  type PickTarget,
  type PickRequest,
} from '../rules/pick.ts';
import { expandPicked, type Picked } from './picker-expand.ts';
import { pickerRows, type PickerPlace, type PickerRow } from './picker-rows.ts';
import { PickerSources, type PickerSource } from './picker-sources.ts';

export type { Picked, PickerRow, PickerSource };

/** What a picker is opened for. */
export type PickerOptions = Omit<PickRequest, 'refused'> & {
  /** What cannot be picked and why, by target key (`person 1001`). */
  readonly refused?: Readonly<Record<string, TextRef>>;
  /** Why people who are in already cannot be picked, where it is not «already in». */
  readonly alreadyText?: TextRef;
};

/** What a picker shows. */
export type PickerSnapshot = {
  sources: readonly PickerSource[];
  source: PickerSource;
  query: string;
  rows: readonly PickerRow[];
  /** Key of the row that keys act on. */
  active: string | undefined;
  /** The source or the search is on its way; rows that were there stay until it is. */
  loading: boolean;
  /** Something is picked as soon as it is found. */
  awaited: boolean;
  picked: readonly PickTarget[];
  /** People (or chats) that are picked, at most. */
  count: number;
  /** Departments and groups become people now. */
  expanding: boolean;
  /** Why the last choice was not taken, until the next. */
  refusal: TextRef | undefined;
  error?: ErrorData | undefined;
};

const debounceMs = constantTable.debounceMs.value;

/** Picks people, or chats to send something to. */
export class PickerScreen extends Screen<PickerSnapshot> {
  readonly #office: OfficeApi;
  readonly #options: PickerOptions;
  readonly #rules: PickRequest;
  readonly #sources: PickerSources;
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was typed within the pause after a look-up began. */
  #waiting: string | undefined;
  /** Ends waiting for what was to be picked before it was found. */
  #found: (() => void) | undefined;

  /** @param language of whoever reads the departments and titles */
  constructor(office: OfficeApi, options: PickerOptions, language: Language = 'zh') {
    const sources: readonly PickerSource[] = ['recent', 'following', 'organisation', 'groups'];
    super({
      sources,
      source: 'recent',
      query: '',
      rows: [],
      active: undefined,
      loading: true,
      awaited: false,
      picked: [],
      count: 0,
      expanding: false,
      refusal: undefined,
    });
    this.#office = office;
    this.#options = options;
    const { refused, alreadyText: _, ...rules } = options;
    this.#rules = { ...rules, ...(refused === undefined ? {} : { refused: Object.keys(refused) }) };
    this.#sources = new PickerSources(office, options.mode, language, () => this.#show());
    this.onDispose(() => {
      clearTimeout(this.#timer);
      this.#running?.abort();
      this.#found?.();
    });
    void this.#load();
  }

  /** Shows another source; a search is over then. */
  setSource(source: PickerSource): void {
    if (source === this.getSnapshot().source && this.getSnapshot().query === '') return;
    this.#stopSearch();
    this.update({ source, query: '', active: undefined, rows: [], error: undefined, refusal: undefined });
    void this.#load();
  }

  /** Looks people, departments and groups up; an empty text shows the source again. */
  setQuery(query: string): void {
    this.#running?.abort();
    this.#waiting = undefined;
    this.#awaitNothing();
    const before = this.getSnapshot().query.trim();
    this.update({ query, error: undefined, refusal: undefined });
    if (query.trim() === '') {
      this.#stopSearch();
      this.update({ active: undefined });
      void this.#load();
      return;
    }
    // Other rows than before: Enter must never take what the old text had found.
    if (before !== query.trim()) this.update({ loading: true, active: undefined });
    if (this.#timer === undefined) this.#begin(query.trim());
    else this.#waiting = query.trim();
  }

  /** Moves the active row; it stops at both ends. Headings are passed over. */
  move(steps: number): void {
    const keys = this.getSnapshot().rows.flatMap((row) => (row.type === 'target' ? [row.key] : []));
    const at = keys.indexOf(this.getSnapshot().active ?? '');
    const next = at < 0 ? (steps > 0 ? 0 : keys.length - 1) : at + steps;
    this.update({ active: keys[Math.max(0, Math.min(keys.length - 1, next))] });
  }

  /** Makes a row the active one. */
  point(key: string): void {
    if (key !== this.getSnapshot().active) this.update({ active: key });
  }

  /** The active row. */
  active(): Extract<PickerRow, { type: 'target' }> | undefined {
    return this.#row(this.getSnapshot().active);
  }

  /** Picks a row's target or takes it back; what cannot be picked is opened, or says why. */
  toggle(key = this.getSnapshot().active): void {
    const row = this.#row(key);
    if (row === undefined) {
      const { loading, query } = this.getSnapshot();
      // Who types a name and presses Enter at once means whom it will have found.
      const awaited = key === undefined && loading && query.trim() !== '' && this.#options.single !== true;
      return awaited ? this.update({ awaited }) : this.#awaitNothing();
    }
    this.point(row.key);
    if (row.state === 'picked') return this.remove(targetKey(row.target));
    if (row.state !== 'free') return this.update({ refusal: row.reason });
    const isWhole =
      row.target.type === 'department' || (row.target.type === 'group' && row.branch !== undefined);
    if (isWhole && (this.#options.single === true || this.#options.mode === 'chats'))
      return this.toggleBranch(row.key);
    const { picked } = this.getSnapshot();
    if (!fitsLimit(picked, row.target, this.#rules))
      return this.update({
        refusal: { key: 'picker.full', parameters: { count: this.#options.limit ?? 0 } },
      });
    this.#setPicked(this.#options.single === true ? [row.target] : withTarget(picked, row.target));
  }

  /** Opens or closes a department, or the members of a group. */
  toggleBranch(key = this.getSnapshot().active): void {
    const row = this.#row(key);
    if (row?.branch === undefined) return;
    this.point(row.key);
    void this.#trying(() => this.#sources.toggle(row.target));
  }

  /** Opens the active department (→); on an open one it goes to the first below. */
  openActive(): void {
    const row = this.active();
    if (row?.branch?.open === true) this.move(1);
    else this.toggleBranch();
  }

  /** Closes the active department (←); from anything else it goes to what holds it. */
  closeActive(): void {
    const row = this.active();
    if (row === undefined) return;
    if (row.branch?.open === true) return this.toggleBranch();
    const { rows } = this.getSnapshot();
    const at = rows.indexOf(row);
    const parent = rows.findLast(
      (one, index) => index < at && one.type === 'target' && one.depth < row.depth,
    );
    if (parent !== undefined) this.point(parent.key);
  }

  /** Takes a picked target back. */
  remove(key: string): void {
    this.#setPicked(withoutTarget(this.getSnapshot().picked, key));
  }

  /** Takes the last picked target back, as Backspace in the empty field does. */
  removeLast(): void {
    const last = this.getSnapshot().picked.at(-1);
    if (last !== undefined) this.remove(targetKey(last));
  }

  /** Tries again after an error. */
  async retry(): Promise<void> {
    const { query } = this.getSnapshot();
    this.update({ error: undefined });
    if (query.trim() === '') return this.#load();
    const running = new AbortController();
    this.#running = running;
    await this.#search(query.trim(), running.signal);
  }

  /**
   * The people and groups that are picked, departments opened up to their people, each once. Undefined, with
   * `refusal` or `error` set, where there are more than fit or the office does not answer. What is to be picked as soon
   * as it is found is among them.
   */
  async confirm(): Promise<Picked | undefined> {
    if (this.getSnapshot().awaited) await new Promise<void>((found) => (this.#found = found));
    const { picked, expanding } = this.getSnapshot();
    if (expanding || picked.length === 0) return undefined;
    this.update({ expanding: true, error: undefined, refusal: undefined });
    try {
      const result = await expandPicked(this.#office, picked, this.#rules);
      if (result.tooMany !== undefined) {
        const parameters = { count: result.tooMany, limit: this.#options.limit ?? 0 };
        this.update({ refusal: { key: 'picker.tooMany', parameters } });
        return undefined;
      }
      if (result.picked.people.length + result.picked.groups.length === 0) {
        this.update({ refusal: { key: 'picker.nobodyNew' } });
        return undefined;
      }
      return result.picked;
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
      return undefined;
    } finally {
      this.update({ expanding: false });
    }
  }

  #row(key: string | undefined): Extract<PickerRow, { type: 'target' }> | undefined {
    const row = this.getSnapshot().rows.find((one) => one.key === key);
    return row?.type === 'target' ? row : undefined;
  }

  #setPicked(picked: readonly PickTarget[]): void {
    this.update({ picked, count: countPicked(picked, this.#options.mode), refusal: undefined });
    this.#show();
  }

  /** Looks up at once, so that a single key is answered at once; a run of keys asks once per pause. */
  #begin(query: string): void {
    const running = new AbortController();
    this.#running = running;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (waiting !== undefined) this.#begin(waiting);
    }, debounceMs);
    void this.#search(query, running.signal);
  }

  #awaitNothing(): void {
    if (this.getSnapshot().awaited) this.update({ awaited: false });
    this.#found?.();
    this.#found = undefined;
  }

  #stopSearch(): void {
    this.#awaitNothing();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
    this.#running?.abort();
    this.#running = undefined;
  }

  async #load(): Promise<void> {
    const { source } = this.getSnapshot();
    this.update({ loading: true });
    await this.#trying(() => this.#sources.load(source));
    if (this.getSnapshot().source !== source || this.getSnapshot().query.trim() !== '') return;
    this.update({ loading: false });
    this.#show();
  }

  async #search(query: string, signal: AbortSignal): Promise<void> {
    try {
      await this.#sources.search(query, signal);
      if (signal.aborted) return;
      this.update({ loading: false });
      this.#show();
      this.move(1);
      if (this.getSnapshot().awaited && this.active()?.state === 'free') this.toggle();
      this.#awaitNothing();
    } catch (error) {
      if (signal.aborted) return;
      this.update({ loading: false, rows: [], error: asOfficeError(error).data });
      this.#awaitNothing();
    }
  }

  async #trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.update({ loading: false, error: asOfficeError(error).data });
    }
  }

  #show(): void {
    const { query, source, picked, loading } = this.getSnapshot();
    const wanted = query.trim();
    // What an old text found is no answer to the new one.
    if (wanted !== '' && loading) return;
    const places: readonly PickerPlace[] =
      wanted === '' ? this.#sources.places(source) : this.#sources.found();
    this.update({
      rows: pickerRows(places, wanted, (target) => {
        const { state, reason } = pickState(target, picked, this.#rules);
        return { state, reason: reason === undefined ? undefined : this.#say(target, reason) };
      }),
    });
  }

  #say(target: PickTarget, { why, by = '' }: PickReason): TextRef {
    if (why === 'covered') return { key: 'picker.covered', parameters: { name: by } };
    if (why === 'already') return this.#options.alreadyText ?? { key: 'picker.already' };
    return this.#options.refused?.[targetKey(target)] ?? { key: 'picker.already' };
  }
}
