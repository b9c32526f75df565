// Says the few sentences that stand beside nearly every answer of a command, without loading all the others.
import { cliHints as en } from './en/cli-hints.ts';
import type { Language } from './language.ts';
import type { TextArguments, TextKey } from './translator.ts';
import { cliHints as zh } from './zh/cli-hints.ts';

type HintKey = Extract<TextKey, `cliHints.${string}`>;
const prefix = 'cliHints.';

/** The sentence of a key, as the translator would give it: these have no plural forms. */
export function hintText<Key extends HintKey>(
  language: Language,
  key: Key,
  ...args: TextArguments<Key>
): string {
  const sentences: Readonly<Record<string, string>> = language === 'zh' ? zh : en;
  const parameters: Readonly<Record<string, string | number>> = args[0] ?? {};
  return (sentences[key.slice(prefix.length)] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(parameters[name] ?? ''),
  );
}
