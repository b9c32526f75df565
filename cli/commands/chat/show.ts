// `tangram chat show`: one chat with everything known about it.
import type { CommandSpec } from '../../command.ts';
import { freshOffice } from '../../fresh.ts';
import { chatFields, chatName, chatRow } from '../../shapes/chat.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { readersTexts } from '../../readers-texts.ts';
import { findChat } from '../../target.ts';

/** The command. */
export const show: CommandSpec = {
  name: 'show',
  summary: 'cliHelp.chat.show.summary',
  fields: chatFields,
  arguments: [{ name: 'target', required: true, text: 'cliHelp.argument.target' }],
  examples: [
    { line: 'tangram chat show 沈知行', text: 'cliHelp.chat.show.exampleName' },
    { line: 'tangram chat show 00012 --json', text: 'cliHelp.chat.show.exampleId' },
  ],
  async run(context, input) {
    const office = await freshOffice(context);
    const chat = chatRow(await findChat(office, input.required('target')));
    await context.output.one(chat, async () => {
      const reader = await readersTexts(context, office);
      const { t } = reader;
      const yesNo = (value: boolean): string => (value ? t('cli.yes') : t('cli.no'));
      return [
        [t('cli.column.id'), chat.id],
        [t('cli.column.name'), chatName(reader, chat)],
        [t('cli.column.kind'), t(chat.kind === 'group' ? 'cli.kind.group' : 'cli.kind.direct')],
        [t('cli.column.members'), chat.memberCount > 0 ? String(chat.memberCount) : undefined],
        [t('cli.column.unread'), String(chat.unread)],
        [t('cli.column.pinned'), yesNo(chat.pinned)],
        [t('cli.column.muted'), yesNo(chat.muted)],
        [t('cli.column.last'), lineText(reader, chat.last)],
        [t('cli.column.time'), chat.lastTime ?? undefined],
        [t('cli.column.draft'), chat.draft],
      ];
    });
  },
};
