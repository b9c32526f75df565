// Rulers by which a person sees whether their terminal counts the width of characters as the program does.
import type { Translator } from '#sdk/locales/index.ts';
import { padText } from '../../output/table.ts';

/** Cells every sample is padded to; where the terminal agrees, the bars stand under each other. */
const cells = 24;

const samples = [
  ['plain', 'abcdefghijkl'],
  ['han', '中文字符宽度测试'],
  ['fullWidth', 'ＡＢＣ，。！（）'],
  ['ambiguous', '“”—…①②°±×÷→'],
  ['emoji', '😀🎉🚀🐼'],
  ['variation', '❤️☀️✈️™️'],
  ['family', '👨‍👩‍👧👩🏽‍💻🇨🇳'],
  ['boxes', '├──┤▀▄█░'],
] as const;

/** The lines, with what each one is about. */
export function rulers({ t }: Translator): string {
  const ruler = '····|'.repeat(Math.ceil(cells / 5)).slice(0, cells);
  const lines = samples.map(
    ([name, text]) => `${padText(text, cells)}| ${t(`cliTools.doctor.ruler.${name}`)}`,
  );
  return `\n${t('cliTools.doctor.rulers')}\n${ruler}|\n${lines.join('\n')}\n`;
}
