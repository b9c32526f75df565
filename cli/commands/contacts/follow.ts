// `tangram contacts follow|unfollow`: a person or group comes onto the focus list, or goes.
import type { FocusTarget, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { findTarget } from '../../target.ts';

async function meant(office: OfficeApi, typed: string): Promise<{ target: FocusTarget; name: string }> {
  const found = await findTarget(office, typed);
  if ('person' in found) return { target: { personId: found.person.id }, name: found.person.name };
  const { groupId, peerId, name } = found.chat;
  if (groupId !== undefined) return { target: { groupId }, name };
  if (peerId !== undefined) return { target: { personId: peerId }, name };
  throw new OfficeError('personNotFound', { params: { target: typed } });
}

function followCommand(name: 'follow' | 'unfollow'): CommandSpec {
  return {
    name,
    summary: `cliContacts.${name}.summary`,
    mutates: true,
    fields: ['personId', 'groupId', 'name', 'following'],
    arguments: [{ name: 'target', required: true, text: 'cliHelp.argument.target' }],
    examples: [
      { line: `tangram contacts ${name} 林若溪`, text: `cliContacts.${name}.example` },
      { line: `tangram contacts ${name} 00012 --dry-run`, text: 'cliHelp.exampleDryRun' },
    ],
    async run(context, input) {
      context.needsNetwork(`contacts ${name}`);
      const office = await freshOffice(context);
      const { target, name: called } = await meant(office, input.required('target'));
      const on = name === 'follow';
      if (context.flags.dryRun)
        return showPlan(context, [{ call: '/user/focus/set', input: { ...target, on } }], ['target']);
      const signal = timeSignal(context);
      await bounded(office.contacts.setFocus(target, on, { signal }), signal);
      const { t } = await context.texts();
      await context.output.done(
        { personId: null, groupId: null, ...target, name: called, following: on },
        () => t(`cliContacts.${name}.done`, { name: called }),
      );
    },
  };
}

/** Follows. */
export const follow = followCommand('follow');
/** Stops following. */
export const unfollow = followCommand('unfollow');
