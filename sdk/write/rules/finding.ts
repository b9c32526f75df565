// What a check finds: the kind of fault, where it is, the words, and what should stand there.
import type { WriteModuleId } from '../../contract/write-modules.ts';
import type { DocumentForm, Term } from '../../contract/write.ts';
import type { TextBlock } from './blocks.ts';

/** Kinds of findings. */
export const findingKinds = [
  'numbering',
  'punctuation',
  'width',
  'repeated',
  'term',
  'missing',
  'date',
  'source',
] as const;
/** A kind. */
export type FindingKind = (typeof findingKinds)[number];

/** Why something was found: its sentence is `write.finding.<reason>`. */
export type FindingReason =
  | 'order'
  | 'numberForm'
  | 'doubledSign'
  | 'unpaired'
  | 'headingEnd'
  | 'noEnd'
  | 'dots'
  | 'yearBrackets'
  | 'recipientColon'
  | 'blank'
  | 'noBlank'
  | 'misplacedSign'
  | 'halfWidth'
  | 'fullWidth'
  | 'straightQuotes'
  | 'repeatedWord'
  | 'repeatedSentence'
  | 'term'
  | 'noTitle'
  | 'noNumber'
  | 'noSigner'
  | 'noRecipient'
  | 'noSignature'
  | 'noDate'
  | 'noBody'
  | 'noAttachments'
  | 'noClosing'
  | 'emptySection'
  | 'unfilled'
  | 'noSuchDay'
  | 'weekday'
  | 'backwards'
  | 'twoDates'
  | 'beforeDate'
  | 'afterDate'
  | 'noSource';

/** Something a check found. */
export type Finding = {
  kind: FindingKind;
  reason: FindingReason;
  /** Number of the text block; −1 is the document's form. */
  block: number;
  /** Characters of the block it is about. */
  start: number;
  end: number;
  /** Those characters, or the name of what is missing. */
  text: string;
  /** What should stand there; undefined where only a person knows. */
  suggestion?: string;
};

/** What is checked. */
export type Checked = {
  title: string;
  module?: WriteModuleId | undefined;
  language: 'zh' | 'en';
  form: DocumentForm;
  blocks: readonly TextBlock[];
  terms?: readonly Term[] | undefined;
};

/** Collects what a rule says about one block. */
export type Report = (finding: Finding) => void;
