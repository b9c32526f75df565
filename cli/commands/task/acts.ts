// `tangram task done|reopen|terminate|exit|urge|handover`: acts on a task by one's role in it.
import type { ItemAct } from '#sdk/api.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { itemFields } from '../../shapes/schedule.ts';
import { findPerson } from '../../target.ts';
import { namedTime, office as ask, timeOptions } from '../schedule/typed.ts';
import { asSeenAt, showItem } from '../schedule/write.ts';

const idArgument = { name: 'id', required: true, text: 'cliTasks.argument.id' } as const;
const toOption = { name: 'to', value: 'text', shown: 'NAME', text: 'cliTasks.handover.to' } as const;

/** A task that repeats is ticked time by time: the one to do now, unless another one or all of them are named. */
function ticking(name: 'done' | 'reopen', isDone: boolean): CommandSpec {
  return {
    name,
    summary: `cliTasks.${name}.summary`,
    mutates: true,
    fields: itemFields,
    arguments: [idArgument],
    options: timeOptions,
    examples: [
      { line: `tangram task ${name} 812`, text: `cliTasks.${name}.exampleOne` },
      {
        line: `tangram task ${name} 812 --occurrence 2026-12-08T09:00 --json=id,status`,
        text: `cliTasks.${name}.exampleTime`,
      },
    ],
    async run(context, input) {
      const office = await ask(context, `task ${name}`);
      const signal = timeSignal(context);
      const act = isDone ? 'complete' : 'reopen';
      const item = await bounded(office.schedule.item(input.required('id'), { signal }), signal);
      const { id } = item;
      const time = namedTime(item, input);
      const isSeries = item.rule !== '' && item.status === 'confirmed';
      if (isSeries && !isDone && time.recurrenceId === undefined)
        throw new CliError('missingOption', { a: '--occurrence' }, { param: '--occurrence' });
      if (context.flags.dryRun) {
        await bounded(office.schedule.allowed({ id, act: isSeries ? 'complete' : act }, { signal }), signal);
        return showPlan(context, [{ call: `task ${name}`, input: { id, act, ...time } }], ['rights']);
      }
      if (input.text('scope') === 'all')
        return showItem(context, await bounded(office.schedule.act({ id, act }, { signal }), signal), 'done');
      const ticked = await bounded(office.schedule.tick({ id, isDone, ...time }, { signal }), signal);
      const { recurrenceId } = ticked;
      await showItem(
        context,
        recurrenceId === undefined ? ticked.item : asSeenAt(ticked.item, recurrenceId),
        'done',
      );
    },
  };
}

function acting(name: 'terminate' | 'exit' | 'urge' | 'handover', act: ItemAct): CommandSpec {
  const isHandover = name === 'handover';
  return {
    name,
    summary: `cliTasks.${name}.summary`,
    mutates: true,
    fields: itemFields,
    arguments: [idArgument],
    ...(isHandover && { options: [toOption] }),
    examples: [
      {
        line: `tangram task ${name} 812${isHandover ? ' --to 唐可欣' : ''}`,
        text: `cliTasks.${name}.exampleOne`,
      },
      {
        line: `tangram task ${name} 812${isHandover ? ' --to 唐可欣' : ''} --json=id,status`,
        text: 'cliTasks.exampleJson',
      },
    ],
    async run(context, input) {
      const office = await ask(context, `task ${name}`);
      const id = input.required('id');
      const signal = timeSignal(context);
      const word = isHandover ? input.text('to') : undefined;
      if (isHandover && word === undefined)
        throw new CliError('missingOption', { a: '--to' }, { param: '--to' });
      const to = word === undefined ? undefined : (await bounded(findPerson(office, word), signal)).id;
      const acted = { id, act, ...(to !== undefined && { toId: to }) };
      if (context.flags.dryRun) {
        await bounded(office.schedule.allowed({ id, act }, { signal }), signal);
        return showPlan(context, [{ call: `task ${name}`, input: acted }], ['rights']);
      }
      await showItem(context, await bounded(office.schedule.act(acted, { signal }), signal), 'done');
    },
  };
}

/** Completes a task; participants' feedback ends. Of one that repeats one time, or with `--scope all` the whole. */
export const done = ticking('done', true);
/** Opens a settled task or a cancelled meeting again, or one time of a task that repeats. */
export const reopen = ticking('reopen', false);
/** Ends a task that is not done. */
export const terminate = acting('terminate', 'terminate');
/** Leaves a task one takes part in. */
export const exit = acting('exit', 'exit');
/** Reminds the executor. */
export const urge = acting('urge', 'urge');
/** Gives a task to another executor, or an item to another organiser. */
export const handover = acting('handover', 'handOver');
