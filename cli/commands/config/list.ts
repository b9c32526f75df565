// `tangram config list`: all settings with their values and where each comes from.
import { constantsInForce, type ConstantName, type ConstantOrigin } from '#variants/constants.ts';
import { pickVariant } from '#variants/index.ts';
import type { CommandSpec } from '../../command.ts';
import { configNames, type Origin } from '../../config/keys.ts';
import { personSettings } from '../../config/person-settings.ts';
import type { Context } from '../../context.ts';
import { presentValue } from '../../feeds.ts';

type Row = { key: string; value: string; origin: Origin | ConstantOrigin };

/** The constants in force (spec §9): as the office of the profile has them, else as the variant does. */
async function constantRows(context: Context): Promise<Row[]> {
  const variant = pickVariant(context.settings.values.variant.value);
  const isReachable = context.server !== undefined || variant.server !== null;
  const { constants, origins } = isReachable
    ? await presentValue((await context.office()).config.state)
    : constantsInForce({ variant: variant.constants });
  return Object.entries(constants).map(([key, value]) => ({
    key,
    value: String(value),
    origin: origins?.[key as ConstantName] ?? 'code',
  }));
}

/** The command. */
export const list: CommandSpec = {
  name: 'list',
  summary: 'cliHelp.config.list.summary',
  lists: true,
  fields: ['key', 'value', 'origin'],
  options: [{ name: 'show-origin', text: 'cliHelp.config.list.showOrigin' }],
  examples: [
    { line: 'tangram config list', text: 'cliHelp.config.list.exampleAll' },
    { line: 'tangram config list --show-origin --profile work', text: 'cliHelp.config.list.exampleOrigin' },
  ],
  async run(context, input) {
    const { profile, values } = context.settings;
    const shared: Row[] = await personSettings(context);
    const constants = input.has('show-origin') ? await constantRows(context) : [];
    const rows: Row[] = [
      { key: 'profile', ...profile },
      ...configNames.map((key) => ({ key, ...values[key] })),
      ...shared,
      ...constants.filter(({ key }) => !shared.some((row) => row.key === key)),
    ];
    const { t } = await context.texts();
    await context.output.rows(rows, [
      { title: 'cli.column.key', cell: (row) => row.key },
      { title: 'cli.column.value', cell: (row) => row.value, shrinks: true },
      ...(input.has('show-origin')
        ? [
            {
              title: 'cli.column.origin',
              cell: (row: Row) => t(`cli.origin.${row.origin}`),
            } as const,
          ]
        : []),
    ]);
  },
};
