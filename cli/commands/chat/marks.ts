// `tangram chat react|reactions|edit|versions|pin-message|pinned`: what is added to messages that are there.
import type { LocalMessage, OfficeApi } from '#sdk/api.ts';
import { emojiCalled, emojis, reactionOf, usualReactions, wordOfEmoji } from '#sdk/contract/emojis.ts';
import { namedEmoji } from '#sdk/chat/rules/named-emoji.ts';
import { emojisFound } from '#sdk/chat/rules/native-emojis.ts';
import { loadNativeEmojis } from '#sdk/chat/screens/native-emojis.ts';
import { withdrawnKey } from '#sdk/chat/rules/withdrawn.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import type { Language } from '#sdk/locales/language.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { isoTime, shortTime } from '../../output/times.ts';
import { hitColumns, messageFields, messageRow } from '../../shapes/message.ts';
import { readersTexts } from '../../readers-texts.ts';
import { findChat } from '../../target.ts';
import { hintUnmentioned, withMentioned } from './mentioned.ts';
import { locatedMessages, midOf } from './named-messages.ts';

const midArgument = { name: 'mid', required: true, text: 'cliActs.argument.mid' } as const;

/** The one message that was named, which something can be added to. @throws CliError `messageUnknown`, `messageWithdrawn` */
async function named(office: OfficeApi, typed: string): Promise<LocalMessage> {
  const { messages } = await locatedMessages(office, [midOf(typed)]);
  const [message] = messages;
  // Nothing found is an error of the look-up already.
  if (message === undefined) throw new CliError('messageUnknown', { mids: typed }, { param: typed });
  // What is left of it says that it was withdrawn; the office would say only that there is no such message.
  if (message.systemKey === withdrawnKey)
    throw new CliError('messageWithdrawn', { mid: typed }, { param: typed });
  return message;
}

/** Emojis without a name of the office that are said to be near. */
const mostNear = 10;

/** The name of an emoji in any of its languages, or its character. @throws CliError naming the nearest where there is none */
async function emojiNamed(typed: string, language: Language): Promise<string> {
  const found = namedEmoji(emojis, typed)?.name ?? reactionOf(typed);
  if (found !== undefined) return found;
  const natives = await loadNativeEmojis();
  const native = namedEmoji(natives, typed);
  if (native !== undefined) return native.name;
  const near = emojisFound(natives, typed, mostNear).map(({ name }) => name);
  // Where nothing is near, all that have a name are said, what most people mean first.
  const all = [...new Set([...usualReactions, ...emojis.map(({ name }) => name)])];
  const valid = near.length > 0 ? near : all;
  throw new CliError(
    'invalidValue',
    { name: 'emoji', value: typed },
    { param: typed, valid: valid.map((name) => (language === 'en' ? (wordOfEmoji(name) ?? name) : name)) },
  );
}

/** Reacting. */
export const react: CommandSpec = {
  name: 'react',
  summary: 'cliMarks.react.summary',
  mutates: true,
  fields: ['mid', 'chatId', 'emoji', 'count'],
  arguments: [midArgument, { name: 'emoji', required: true, text: 'cliMarks.emoji' }],
  options: [{ name: 'off', text: 'cliMarks.react.off' }],
  examples: [
    { line: 'tangram chat react 4711 强', text: 'cliMarks.react.example' },
    { line: 'tangram chat react 4711 thumb --off', text: 'cliMarks.react.exampleOff' },
  ],
  async run(context, input) {
    context.needsNetwork('chat react');
    const emoji = await emojiNamed(input.required('emoji'), context.language);
    const on = !input.has('off');
    const office = await freshOffice(context);
    const { mid, chatId } = await named(office, input.required('mid'));
    if (context.flags.dryRun)
      return showPlan(
        context,
        [{ call: '/chat/msgReact', input: { chatId, mid: String(mid), emoji, on } }],
        ['mid', 'emoji'],
      );
    const { count, queued } = await bounded(
      office.marks.react(chatId, mid, { emoji, on }),
      timeSignal(context),
    );
    const { t } = await context.texts();
    if (queued) context.output.hint(t('marks.told.waiting'));
    await context.output.done({ mid: String(mid), chatId, emoji, count }, () =>
      t('cliMarks.react.done', { emoji: emojiCalled(emoji, context.language), count }),
    );
  },
};

/** Who has reacted. */
export const reactions: CommandSpec = {
  name: 'reactions',
  summary: 'cliMarks.reactions.summary',
  lists: true,
  fields: ['id', 'name', 'emoji'],
  arguments: [midArgument],
  options: [{ name: 'page', value: 'count', shown: 'N', text: 'cliActs.readers.page' }],
  examples: [
    { line: 'tangram chat reactions 4711', text: 'cliMarks.reactions.example' },
    { line: 'tangram chat reactions 4711 --json=name,emoji', text: 'cliMarks.exampleScript' },
  ],
  async run(context, input) {
    context.needsNetwork('chat reactions');
    const page = input.count('page') ?? 1;
    const office = await freshOffice(context);
    const { mid, chatId } = await named(office, input.required('mid'));
    const found = await bounded(office.marks.reactions(chatId, mid, { page }), timeSignal(context));
    await context.output.rows(
      found.people.map(({ id, name, emoji }) => ({ id, name, emoji })),
      [
        { title: 'cli.column.id', cell: (row) => row.id },
        { title: 'cli.column.name', person: true, cell: (row) => row.name },
        { title: 'cliMarks.column.emoji', cell: (row) => emojiCalled(row.emoji, context.language) },
      ],
      { complete: found.total <= page * 100 },
    );
  },
};

/** New words. */
export const edit: CommandSpec = {
  name: 'edit',
  summary: 'cliMarks.edit.summary',
  mutates: true,
  fields: messageFields,
  arguments: [midArgument, { name: 'text', required: true, text: 'cliMarks.edit.text' }],
  examples: [
    { line: 'tangram chat edit 4711 "下午四点见"', text: 'cliMarks.edit.example' },
    { line: 'tangram chat edit 4711 "下午四点见" --json=mid,text', text: 'cliMarks.exampleScript' },
    { line: 'tangram chat edit 4711 "四点见" --at 林若溪', text: 'cliMarks.edit.exampleAt' },
  ],
  options: [{ name: 'at', value: 'text', shown: 'NAMES', text: 'cliHelp.chat.send.at' }],
  async run(context, input) {
    context.needsNetwork('chat edit');
    const written = input.required('text');
    const office = await freshOffice(context);
    const message = await named(office, input.required('mid'));
    const { mid, chatId } = message;
    const chat = await office.chat.get(chatId);
    const typed = input.text('at');
    const signal = timeSignal(context);
    const { text, mentions } =
      typed === undefined
        ? { text: written, mentions: [] }
        : await withMentioned(office, chat, { text: written, typed, language: context.language }, signal);
    const all = [...mentions, ...(message.mentions ?? [])];
    await hintUnmentioned(context, office, chat, { text, mentions: all });
    if (context.flags.dryRun)
      return showPlan(
        context,
        [
          {
            call: '/chat/msgEdit',
            input: { chatId, mid: String(mid), text, ...(mentions.length > 0 && { mentions }) },
          },
        ],
        ['mid'],
      );
    const { queued } = await bounded(office.marks.edit(chatId, mid, text, { mentions }), signal);
    const { t } = await context.texts();
    await context.output.done(messageRow(await named(office, String(mid)), chat.name), () =>
      t(queued ? 'marks.told.waiting' : 'cliMarks.edit.done'),
    );
  },
};

/** Old words. */
export const versions: CommandSpec = {
  name: 'versions',
  summary: 'cliMarks.versions.summary',
  lists: true,
  fields: ['time', 'text'],
  arguments: [midArgument],
  examples: [
    { line: 'tangram chat versions 4711', text: 'cliMarks.versions.example' },
    { line: 'tangram chat versions 4711 --json=time,text', text: 'cliMarks.exampleScript' },
  ],
  async run(context, input) {
    context.needsNetwork('chat versions');
    const office = await freshOffice(context);
    const { mid, chatId } = await named(office, input.required('mid'));
    const found = await bounded(office.marks.versions(chatId, mid), timeSignal(context));
    const now = context.now();
    const texts = await context.texts();
    await context.output.rows(
      found.map(({ time, text }) => ({ time: isoTime(time), text: plainText(text) })),
      [
        { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.time ?? ''), now) },
        { title: 'cli.column.text', cell: (row) => lineText(texts, row), shrinks: true },
      ],
    );
  },
};

/** Pinning a message; chats are pinned by `chat pin`. */
export const pinMessage: CommandSpec = {
  name: 'pin-message',
  summary: 'cliMarks.pin.summary',
  mutates: true,
  fields: messageFields,
  arguments: [midArgument],
  options: [{ name: 'off', text: 'cliMarks.pin.off' }],
  examples: [
    { line: 'tangram chat pin-message 4711', text: 'cliMarks.pin.example' },
    { line: 'tangram chat pin-message 4711 --off', text: 'cliMarks.pin.exampleOff' },
  ],
  async run(context, input) {
    context.needsNetwork('chat pin-message');
    const on = !input.has('off');
    const office = await freshOffice(context);
    const message = await named(office, input.required('mid'));
    const { mid, chatId } = message;
    if (context.flags.dryRun)
      return showPlan(context, [{ call: '/chat/msgPin', input: { chatId, mid: String(mid), on } }], ['mid']);
    const { queued } = await bounded(office.marks.pin(chatId, mid, on), timeSignal(context));
    const { t } = await context.texts();
    const { name } = await office.chat.get(chatId);
    await context.output.done(messageRow(message, name), () =>
      t(queued ? 'marks.told.waiting' : on ? 'marks.told.pinned' : 'marks.told.unpinned'),
    );
  },
};

/** What is pinned in a chat. */
export const pinned: CommandSpec = {
  name: 'pinned',
  summary: 'cliMarks.pinned.summary',
  lists: true,
  fields: messageFields,
  arguments: [{ name: 'target', required: true, text: 'cliHelp.argument.target' }],
  examples: [
    { line: 'tangram chat pinned 数字化平台组', text: 'cliMarks.pinned.example' },
    { line: 'tangram chat pinned 数字化平台组 --json=mid,text', text: 'cliMarks.exampleScript' },
  ],
  async run(context: Context, input) {
    context.needsNetwork('chat pinned');
    const office = await freshOffice(context);
    const chat = await findChat(office, input.required('target'));
    const found = await bounded(office.marks.pinned(chat.id), timeSignal(context));
    await context.output.rows(
      found.map(({ message }) => messageRow(message, chat.name)),
      hitColumns(context.now(), await readersTexts(context, office)),
    );
  },
};
