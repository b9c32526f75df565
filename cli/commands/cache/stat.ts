// `tangram cache stat`: what the store on this device holds.
import { sizeText } from '#sdk/locales/size-text.ts';
import type { CommandSpec } from '../../command.ts';

/** The command. */
export const stat: CommandSpec = {
  name: 'stat',
  summary: 'cliHelp.cache.stat.summary',
  fields: ['path', 'messages', 'chats', 'bytes', 'cursor', 'complete', 'folder', 'cached'],
  examples: [
    { line: 'tangram cache stat', text: 'cliHelp.cache.stat.exampleAll' },
    { line: 'tangram cache stat --json=messages,complete', text: 'cliHelp.cache.stat.exampleJson' },
  ],
  async run(context) {
    const office = await context.signedIn();
    const store = await office.maintenance.storeInfo();
    const cache = await office.files.cacheInfo();
    const info = { ...store, folder: cache.root, cached: cache.shares };
    await context.output.one(info, async () => {
      const translator = await context.texts();
      const { t } = translator;
      return [
        [t('cli.column.path'), info.path],
        [t('cli.column.chats'), String(info.chats)],
        [
          t('cli.column.stored'),
          t(info.complete ? 'cli.storedWhole' : 'cli.storedPart', { messages: info.messages }),
        ],
        [t('files.column.size'), sizeText(info.bytes, translator.locale)],
        [t('cli.column.cursor'), String(info.cursor)],
        [t('files.column.where'), info.folder],
        ...cache.shares.map(
          ({ folder, files, bytes }) =>
            [folder, t('files.cacheSize', { files, size: sizeText(bytes, translator.locale) })] as const,
        ),
      ];
    });
  },
};
