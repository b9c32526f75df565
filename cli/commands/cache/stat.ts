// `tangram cache stat`: what the store on this device holds.
import type { CommandSpec } from '../../command.ts';

/** The command. */
export const stat: CommandSpec = {
  name: 'stat',
  summary: 'cliHelp.cache.stat.summary',
  fields: ['path', 'messages', 'chats', 'bytes', 'cursor', 'complete'],
  examples: [
    { line: 'tangram cache stat', text: 'cliHelp.cache.stat.exampleAll' },
    { line: 'tangram cache stat --json=messages,complete', text: 'cliHelp.cache.stat.exampleJson' },
  ],
  async run(context) {
    const office = await context.signedIn();
    const info = await office.maintenance.storeInfo();
    await context.output.one(info, async () => {
      const { t } = await context.texts();
      return [
        [t('cli.column.path'), info.path],
        [t('cli.column.chats'), String(info.chats)],
        [
          t('cli.column.stored'),
          t(info.complete ? 'cli.storedWhole' : 'cli.storedPart', { messages: info.messages }),
        ],
        [t('cli.column.bytes'), String(info.bytes)],
        [t('cli.column.cursor'), String(info.cursor)],
      ];
    });
  },
};
