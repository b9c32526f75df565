// `tangram schema`: the JSON Schema of what a command prints with `--json`.
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { nearestWord } from '../../suggest.ts';

/** The command. */
export const noun: CommandSpec = {
  name: 'schema',
  summary: 'cliHelp.schema.summary',
  fields: [],
  arguments: [
    { name: 'command', required: false, text: 'cliHelp.schema.command' },
    { name: 'verb', required: false, text: 'cliHelp.help.verb' },
  ],
  examples: [
    { line: 'tangram schema chat send', text: 'cliHelp.schema.exampleSend' },
    { line: 'tangram schema', text: 'cliHelp.schema.exampleAll' },
  ],
  async run(context, input) {
    const words = [input.argument('command'), input.argument('verb')]
      .filter((word) => word !== undefined)
      .join(' ');
    // The only place, beside the tests, that needs zod.
    const { allShapes, jsonSchemaOf } = await import('../../shapes/schemas.ts');
    const shapes = await allShapes();
    if (words === '') {
      const all = Object.fromEntries(
        Object.entries(shapes).map(([name, shape]) => [name, jsonSchemaOf(shape)]),
      );
      return context.output.data(all);
    }
    const shape = Object.hasOwn(shapes, words) ? shapes[words] : undefined;
    if (shape === undefined) {
      const suggestion = nearestWord(words, Object.keys(shapes));
      throw new CliError(
        'unknownCommand',
        { name: words },
        { param: words, ...(suggestion && { suggestion: `schema ${suggestion}` }) },
      );
    }
    await context.output.data(jsonSchemaOf(shape));
  },
};
