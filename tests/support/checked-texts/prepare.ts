// Prepares texts with planted faults by a seed, and judges what a check says of them by kind and place.
import { shuffled } from '#fixtures/seed/random.ts';
import { termPlans } from '#fixtures/seed/write/templates.ts';
import { findingPlace, type CheckedText } from '#sdk/write/actions/check-text.ts';
import { findingKinds, type Finding, type FindingKind } from '#sdk/write/rules/finding.ts';
import type { Term } from '#sdk/write/index.ts';
import { compose, makingOf } from './compose.ts';
import { ownTermsEn, plantersEn } from './faults-en.ts';
import { plantersZh } from './faults-zh.ts';
import type { Bed } from './planting.ts';
import { placeIn, printed, type Draft, type Fault } from './prepared-text.ts';

/** How the organisation writes its words. */
export const organisationTerms: readonly Term[] = [...termPlans, ...ownTermsEn].map(([wrong, right]) => ({
  wrong,
  right,
}));

/** A text as a file, and what was planted in it. */
export type Prepared = {
  name: string;
  draft: Draft;
  file: string;
  /** Named to the command; undefined where the title says it. */
  module: Draft['module'] | undefined;
  faults: readonly Fault[];
};

/** Kinds that are planted: a text without a model has no number without a source. */
const plantedKinds = findingKinds.filter((kind) => kind !== 'source');

/** One text of a seed. Three in ten are English. */
function prepare(seed: number, number: number, faultsWanted: number): Prepared {
  const making = makingOf(seed, number);
  const draft = compose(making, number % 10 < 7 ? 'zh' : 'en');
  const module = draft.saysModule || draft.date === undefined ? undefined : draft.module;
  const bed: Bed = { ...making, draft, used: new Set(), usedParts: new Set() };
  const planters = draft.language === 'zh' ? plantersZh : plantersEn;
  const faults: Fault[] = [];
  // Kinds take turns, so that each is planted about as often as the others.
  for (let turn = 0; faults.length < faultsWanted && turn < plantedKinds.length * 2; turn += 1) {
    const kind = plantedKinds[(number * 3 + turn) % plantedKinds.length];
    for (const { name, plant } of shuffled(
      making.random,
      planters.filter((each) => each.kind === kind),
    )) {
      const planted = plant(bed);
      if (planted === undefined) continue;
      faults.push({ planter: `${draft.language} ${name}`, kind: kind as FindingKind, ...planted });
      break;
    }
  }
  const name = `text-${seed}-${number}.${draft.format}`;
  return { name, draft, file: printed(draft), module, faults };
}

/** The texts of a seed, with so many faults each. */
export const preparedTexts = (seed: number, count: number, faults = 3): Prepared[] =>
  Array.from({ length: count }, (_, number) => prepare(seed, number, faults));

/** What became of one text. */
export type Judged = {
  found: Fault[];
  missed: Fault[];
  vain: { finding: Finding; where: string }[];
  /** Of the suggestions for what can be held against the text before: how many there are, and those that do not give it back. */
  suggested: number;
  misled: { fault: Fault; suggestion: string }[];
};

/** Whether a finding says the fault: its kind at its place. */
function says(checked: CheckedText, finding: Finding, { draft }: Prepared, fault: Fault): boolean {
  if (finding.kind !== fault.kind) return false;
  if (fault.reason !== undefined && finding.reason !== fault.reason) return false;
  const where = findingPlace(checked, finding);
  if (fault.block === undefined)
    return (
      where === 'form' &&
      (fault.reason !== undefined || fault.text.includes(finding.text) || finding.text.includes(fault.text))
    );
  if (fault.either !== undefined && where === placeIn(draft.blocks, fault.either)) return true;
  if (where !== placeIn(draft.blocks, fault.block)) return false;
  const length = checked.blocks[finding.block]?.text.length ?? 0;
  return finding.start <= length - fault.untilEnd && finding.end >= length - fault.fromEnd;
}

/** Whether doing what is suggested gives the right block back. A number that is given anyway may be gone from both. */
function mends(
  { blocks }: CheckedText,
  { block, start, end, suggestion = '' }: Finding,
  right: string,
): boolean {
  const text = blocks[block]?.text ?? '';
  const mended = (text.slice(0, start) + suggestion + text.slice(end)).replaceAll(/\s+/gu, ' ').trim();
  return mended !== '' && right.replaceAll(/\s+/gu, ' ').endsWith(mended);
}

/** Holds what a check said against what was planted. A finding says one fault; what says none was said in vain. */
export function judge(prepared: Prepared, checked: CheckedText): Judged {
  const left = [...checked.findings];
  const judged: Judged = { found: [], missed: [], vain: [], suggested: 0, misled: [] };
  for (const fault of prepared.faults) {
    const at = left.findIndex((finding) => says(checked, finding, prepared, fault));
    if (at === -1) judged.missed.push(fault);
    else {
      judged.found.push(fault);
      const [finding] = left.splice(at, 1);
      if (finding?.suggestion === undefined || fault.right === undefined) continue;
      judged.suggested += 1;
      if (!mends(checked, finding, fault.right))
        judged.misled.push({ fault, suggestion: finding.suggestion });
    }
  }
  judged.vain = left.map((finding) => ({ finding, where: findingPlace(checked, finding) }));
  return judged;
}
