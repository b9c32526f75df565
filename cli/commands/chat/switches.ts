// `tangram chat pin|unpin|mute|unmute|remove`: the five switches of a chat, one shape.
import type { OfficeApi } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { chatFields, chatRow } from '../../shapes/chat.ts';
import { findChat } from '../../target.ts';

type Verb = 'pin' | 'unpin' | 'mute' | 'unmute' | 'remove';
const verbs: Readonly<Record<Verb, (office: OfficeApi, chatId: string) => Promise<void>>> = {
  pin: (office, chatId) => office.chat.setPinned(chatId, true),
  unpin: (office, chatId) => office.chat.setPinned(chatId, false),
  mute: (office, chatId) => office.chat.setMuted(chatId, true),
  unmute: (office, chatId) => office.chat.setMuted(chatId, false),
  remove: (office, chatId) => office.chat.remove(chatId),
};

function switchCommand(name: Verb): CommandSpec {
  return {
    name,
    summary: `cliHelp.chat.${name}.summary`,
    mutates: true,
    fields: chatFields,
    arguments: [{ name: 'target', required: true, text: 'cliHelp.argument.target' }],
    examples: [
      { line: `tangram chat ${name} 沈知行`, text: `cliHelp.chat.${name}.exampleName` },
      { line: `tangram chat ${name} 00012 --dry-run`, text: 'cliHelp.exampleDryRun' },
    ],
    async run(context, input) {
      context.needsNetwork(`chat ${name}`);
      const office = await freshOffice(context);
      const chat = await findChat(office, input.required('target'));
      if (context.flags.dryRun) {
        return showPlan(
          context,
          [{ call: '/chat/oper', input: { chatId: chat.id, operation: name } }],
          ['target'],
        );
      }
      await bounded(verbs[name](office, chat.id), timeSignal(context));
      const { t } = await context.texts();
      await context.output.done(chatRow(await office.chat.get(chat.id)), () =>
        t(`cli.done.${name}`, { chat: chat.name }),
      );
    },
  };
}

/** The commands. */
export const pin = switchCommand('pin');
/** Takes a chat off the top. */
export const unpin = switchCommand('unpin');
/** Do not disturb. */
export const mute = switchCommand('mute');
/** Disturb again. */
export const unmute = switchCommand('unmute');
/** Takes a chat off the list; a new message brings it back. */
export const remove = switchCommand('remove');
