// Decides which settings a place shows, how each is chosen there, and what stands beside it.
import { isSettingShown } from '../rules/setting-shown.ts';
import { printSetting } from '../rules/setting-text.ts';
import type { TextRef } from '../../locales/index.ts';
import {
  settingNames,
  settingRow,
  settingSections,
  type SettingName,
  type SettingPage,
  type SettingPlace,
  type SettingReader,
  type SettingSection,
  type SettingValues,
} from '../table.ts';
import type { Variant } from '#variants/index.ts';

/** What a choice is called: a sentence, or a time of day (`HH:MM`) as the reader's clock has it. */
export type ChoiceLabel = TextRef | { readonly timeOfDay: string };

/** How a row is chosen: one of several, on or off, or typed. */
export type SettingControl =
  | {
      readonly kind: 'choice';
      readonly value: string | number;
      readonly choices: readonly { readonly value: string | number; readonly label: ChoiceLabel }[];
    }
  | { readonly kind: 'switch'; readonly value: boolean }
  | { readonly kind: 'text'; readonly value: string };

/** One row as a face draws it. */
export type ShownSetting = {
  readonly name: SettingName;
  readonly label: TextRef;
  readonly hint?: TextRef;
  readonly control: SettingControl;
  /** Why it cannot be changed here; the row stands there all the same. */
  readonly unavailable?: TextRef;
};

/** One group of rows. */
export type ShownSection = {
  readonly id: SettingSection;
  readonly title: TextRef;
  readonly rows: readonly ShownSetting[];
};

/** What decides over the rows. */
export type SettingRowsInput = {
  readonly page: SettingPage;
  readonly place: SettingPlace;
  readonly variant: Pick<Variant, 'features'>;
  readonly values: SettingValues;
  readonly readers?: ReadonlySet<SettingReader>;
  /** Whether who looks administers the office; everything is there where that is not known. */
  readonly administers?: boolean;
};

/** The groups of a page, in the order of the table; empty ones are left out. */
export function settingSectionsOf(input: SettingRowsInput): readonly ShownSection[] {
  const found = new Map<SettingSection, ShownSetting[]>();
  for (const name of settingNames) {
    const { face } = settingRow(name);
    if (face === undefined || face.page !== input.page) continue;
    if (!isSettingShown(name, input.variant, input.readers)) continue;
    if (face.forAdministrators === true && input.administers === false) continue;
    if (face.under !== undefined && input.values[face.under as SettingName] !== true) continue;
    const works = face.places.includes(input.place);
    const reason = works ? undefined : face.elsewhere?.[input.place];
    if (!works && reason === undefined) continue;
    const rows = found.get(face.section) ?? [];
    const hint = face.hints?.[printSetting(input.values[name])] ?? face.hint;
    rows.push({
      name,
      label: { key: face.label },
      ...(hint === undefined ? {} : { hint: { key: hint } }),
      // A switch that does nothing here is off, whatever is kept for where it works.
      control: controlOf(name, works || input.values[name] !== true ? input.values[name] : false),
      ...(reason === undefined ? {} : { unavailable: { key: reason } }),
    });
    found.set(face.section, rows);
  }
  return [...found].map(([id, rows]) => ({ id, title: { key: settingSections[id] }, rows }));
}

function controlOf(name: SettingName, value: unknown): SettingControl {
  const row = settingRow(name);
  if (typeof value === 'boolean') return { kind: 'switch', value };
  if (typeof value === 'number') {
    const offered = (row.face?.offered ?? []) as readonly number[];
    // A value the office or the command line has set stands among those that are offered.
    const all = [...new Set([...offered, value])].toSorted((a, b) => a - b);
    return {
      kind: 'choice',
      value,
      choices: all.map((each) => ({ value: each, label: amountOf(each, row) })),
    };
  }
  if (row.type === 'time') {
    const time = String(value);
    // One typed on the command line stands among those that are offered.
    const all = [...new Set([...((row.face?.offered ?? []) as readonly string[]), time])].toSorted();
    return {
      kind: 'choice',
      value: time,
      choices: all.map((each) => ({ value: each, label: { timeOfDay: each } })),
    };
  }
  const labels = row.face?.choices;
  if (labels === undefined) return { kind: 'text', value: printSetting(value) };
  return {
    kind: 'choice',
    value: printSetting(value),
    choices: Object.entries(labels).map(([each, key]) => ({ value: each, label: { key } })),
  };
}

function amountOf(value: number, { unit, face }: ReturnType<typeof settingRow>): TextRef {
  if (value === 0) return { key: face?.nought ?? 'settings.never' };
  if (unit === 'minutes') return { key: 'settings.minutes', parameters: { count: value } };
  if (unit === undefined) return { key: 'settings.howMany', parameters: { count: value } };
  return { key: 'settings.megabytes', parameters: { size: value } };
}
