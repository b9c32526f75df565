// Owns the typed `t()`: turns a key and its parameters into a sentence of one language.
import { createInstance } from 'i18next';
import { localeOf, timeLocaleOf, type Language } from './language.ts';
import { listText } from './list-text.ts';
import { numerus } from './numerus.ts';
import type { ParameterNames, Sentences, Translation } from './translation.ts';
import type * as zh from './zh/index.ts';

/** Every sentence of one language, as `zh/index.ts` and `en/index.ts` hold them. */
export type LanguageSentences = Translation<typeof zh> | typeof zh;

/** The sentences by their keys: looking one up in a table costs the compiler nothing, searching a union of thousands does. */
type SentenceByKey = { readonly [One in Sentences<typeof zh> as One['key']]: One['sentence'] };

/** Every key there is, e.g. `'signIn.submit'`; plural keys without their suffix. */
export type TextKey = keyof SentenceByKey;

type ParametersOf<Key extends TextKey> = ParameterNames<SentenceByKey[Key]>;

/** What must be handed over with a key: nothing, or exactly the parameters its sentence names. */
export type TextArguments<Key extends TextKey> = [ParametersOf<Key>] extends [never]
  ? []
  : [parameters: { readonly [Name in ParametersOf<Key>]: Name extends 'count' ? number : string | number }];

/** Gives the sentence for a key. A missing parameter does not compile. */
export type Translate = <Key extends TextKey>(key: Key, ...args: TextArguments<Key>) => string;

/**
 * What stands in a sentence; several names are listed as the sentence's language does it, and what has no words of its
 * own is called by another sentence.
 */
type TextParameter = string | number | readonly string[] | TextRef;

/** A key with its parameters as data, for snapshots that cross a port and are translated where they are shown. */
export type TextRef = {
  readonly key: TextKey;
  readonly parameters?: Readonly<Record<string, TextParameter>>;
};

/** One language's sentences. Immutable: another language is another translator. */
export type Translator = {
  readonly language: Language;
  /** The BCP 47 tag for `lang` attributes and Intl, `zh-CN` or `en`. */
  readonly locale: string;
  /** The tag that dates and times are written by: the language, in the order of the system's region. */
  readonly timeLocale: string;
  readonly t: Translate;
  /** Translates a key that arrived as data, e.g. in a screen's snapshot or an error. */
  readonly translateRef: (ref: TextRef) => string;
  /** A Chinese name of a person in letters; absent where the reader has not chosen them. */
  readonly letters?: (name: string) => string | undefined;
};

/**
 * Makes a translator out of the sentences of its language. Pure: reads no environment, changes no global; values are
 * not escaped (faces do that). For places where loading both languages costs too much; elsewhere `createTranslator`.
 * @param system the environment's tag for times; without it the language's own order of dates holds
 */
export function translatorOf(language: Language, sentences: LanguageSentences, system?: string): Translator {
  const i18n = createInstance().use(numerus);
  void i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: sentences } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const locale = localeOf(language);
  const worded = (parameter: TextParameter): string | number =>
    typeof parameter !== 'object'
      ? parameter
      : 'key' in parameter
        ? translateRef(parameter)
        : listText({ locale }, parameter);
  /** Sentences without parameters, once asked for: a face asks for hundreds of them at every drawing. */
  const fixed = new Map<TextKey, string>();
  function fixedText(key: TextKey): string {
    const known = fixed.get(key);
    if (known !== undefined) return known;
    const text = i18n.t(key);
    fixed.set(key, text);
    return text;
  }
  const translateRef = ({ key, parameters }: TextRef): string =>
    parameters === undefined
      ? fixedText(key)
      : i18n.t(key, Object.fromEntries(Object.entries(parameters).map(([name, one]) => [name, worded(one)])));
  return Object.freeze({
    language,
    locale,
    timeLocale: timeLocaleOf(language, system),
    t: (key, ...args) => translateRef({ key, ...(args[0] ? { parameters: args[0] } : {}) }),
    translateRef,
  } satisfies Translator);
}
