// `tangram chat withdraw|delete`: takes messages back from everybody, or away from oneself alone; one shape.
import type { ActReport, OfficeApi } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { actFields, showActs, type ActResult } from './act-rows.ts';
import { midsArgument, namedMessages } from './named-messages.ts';

type Verb = 'withdraw' | 'delete';
/** Many products call it so. */
const aliases: Partial<Record<Verb, readonly string[]>> = { withdraw: ['recall'] };
const verbs: Readonly<
  Record<Verb, (office: OfficeApi, chatId: string, mids: readonly number[]) => Promise<ActReport[]>>
> = {
  withdraw: (office, chatId, mids) => office.acts.withdraw(chatId, mids),
  delete: (office, chatId, mids) => office.acts.delete(chatId, mids),
};

function removing(name: Verb): CommandSpec {
  return {
    name,
    ...(aliases[name] && { aliases: aliases[name] }),
    summary: `cliActs.${name}.summary`,
    mutates: true,
    fields: actFields,
    arguments: [midsArgument],
    examples: [
      { line: `tangram chat ${name} 4711`, text: `cliActs.${name}.exampleOne` },
      { line: `tangram chat ${name} 4711 4712 --json`, text: `cliActs.${name}.exampleMany` },
    ],
    async run(context, input) {
      context.needsNetwork(`chat ${name}`);
      const office = await freshOffice(context);
      const messages = await namedMessages(office, input);
      const chats = [...Map.groupBy(messages, ({ chatId }) => chatId)].map(
        ([chatId, rows]) => [chatId, rows.map(({ mid }) => mid)] as const,
      );
      if (context.flags.dryRun) {
        const requests = chats.map(([chatId, mids]) => ({
          call: '/chat/msgOper',
          input: { chatId, mids: mids.map(String), operation: name },
        }));
        return showPlan(context, requests, ['mids']);
      }
      const results: ActResult[] = [];
      for (const [chatId, mids] of chats) {
        const reports = await bounded(verbs[name](office, chatId, mids), timeSignal(context));
        for (const { mid, error } of reports)
          results.push({
            mid: String(mid),
            chatId,
            done: error === undefined,
            error: error?.code ?? null,
            why: error,
          });
      }
      return showActs(context, results, ({ t }, count) => t(`cliActs.${name}.done`, { count }));
    },
  };
}

/** Takes messages back. */
export const withdraw = removing('withdraw');
/** Deletes messages for oneself. */
export const deleteMessages = removing('delete');
