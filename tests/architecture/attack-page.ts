// Prints the classes of attack with their tests as a page.
import { attackClasses } from './spec/attack-classes.ts';

/** The page, as the generator writes it. */
export function attackPage(): string {
  const rows = Object.entries(attackClasses).map(([id, { attack, proofs, without }]) => {
    const tests = proofs.map(([file, title]) => `\`${file.replace(/^tests\//, '')}\` «${title}»`);
    const held = [...tests, ...(without === undefined ? [] : [`(${without})`])].join('<br>');
    return `| ${id} | ${attack} | ${held.replaceAll('|', '\\|')} |`;
  });
  return [
    '<!-- Written by `npm run generate` from `spec/attack-classes.ts`. -->',
    '',
    '# Classes of attack',
    '',
    'What has hit products of this kind, and the test that holds it off here. Paths are below `tests/`; what stands in brackets is not',
    'there to be attacked, or stands in a drill.',
    '',
    '| # | Attack | Held off by |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
