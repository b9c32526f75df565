// Carries out what is done to the group whose details are open; each act that is not this person's to do says why.
import type { Group, GroupAct, JoinRequest, Member } from '#sdk/api.ts';
import { OfficeError, type ErrorCode } from '#sdk/errors.ts';
import { reasonAgainst, reasonAgainstRemoving, type GroupRight } from '#sdk/groups/rules/rights.ts';
import type { TextKey, TextRef } from '#sdk/locales/index.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { useOutsideEditor } from './useOutsideEditor.ts';
import { chooseGroupPicture } from './group-picture.ts';
import { askName } from '../questions/name-question.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';

/** What the acts are about. */
export type GroupInHand = {
  readonly group: Group | undefined;
  readonly chosen: Member | undefined;
  readonly members: readonly Member[];
  readonly request: JoinRequest | undefined;
  readonly isActive: boolean;
};

/** Takes the commands while the details have the focus. */
export function useGroupActs({ group, chosen, members, request, isActive }: GroupInHand): void {
  const desk = useDesk();
  const { consent, office, go, picks, translator, person } = desk;
  const { t } = translator;
  const editOutside = useOutsideEditor();
  const notify = useNotify();
  const name = drawableLine(group?.name ?? '');

  /** A command: refuses with the reason, or does its work. */
  const may = (
    reason: ErrorCode | undefined,
    work: (group: Group) => Promise<TextRef | undefined>,
  ): (() => void) | undefined => {
    if (!isActive || group === undefined) return undefined;
    return () =>
      notify.attempt(async () => {
        if (reason !== undefined) throw new OfficeError(reason);
        const said = await work(group);
        if (said !== undefined) notify.done(said);
      });
  };
  const right = (wanted: GroupRight): ErrorCode | undefined =>
    group === undefined ? undefined : reasonAgainst(wanted, group);
  const act = async (wanted: GroupAct, done: TextRef): Promise<TextRef> => {
    const { state } = await office.groups.do(wanted);
    return state === 'queued' ? { key: 'groups.queued' } : done;
  };
  /** The same for what ends with the group: its chat is left for the list, where a sentence says what was done. */
  const part = async (wanted: GroupAct, done: TextRef): Promise<TextRef> => {
    const { state } = await office.groups.do(wanted);
    if (state === 'queued') return { key: 'groups.queued' };
    go({ type: 'leave', next: undefined });
    return done;
  };
  const written = async (text: string): Promise<string | undefined> => {
    const after = await editOutside(text);
    return after === text ? undefined : after;
  };
  const editing = (
    wanted: GroupRight,
    text: (of: Group) => string,
    to: (of: Group, text: string) => GroupAct,
    done: TextKey,
  ) =>
    may(right(wanted), async (of) => {
      const after = await written(text(of));
      return after === undefined
        ? undefined
        : act(to(of, after), { key: done, parameters: { name } } as TextRef);
    });
  const onMember = drawableLine(chosen?.name ?? '');
  const askWhom = (title: string, already: readonly string[]) =>
    picks.ask({ title, options: { mode: 'people', already } }, () =>
      go({ type: 'overlay', overlay: 'picker' }),
    );

  useCommands({
    groupInvite: may(right('invite'), async (of) => {
      const picked = await askWhom(
        translator.t('groups.inviteTitle', { name }),
        members.map(({ id }) => id),
      );
      if (picked === undefined) return undefined;
      const done = await office.groups.do({
        act: 'invite',
        groupId: of.id,
        personIds: picked.people.map(({ id }) => id),
      });
      if (done.state === 'queued') return { key: 'groups.queued' };
      const requested = done.requested?.length ?? 0;
      return requested > 0
        ? { key: 'groups.requested', parameters: { count: requested } }
        : { key: 'groups.invited', parameters: { count: done.joined?.length ?? 0 } };
    }),
    groupRemove:
      group === undefined || chosen === undefined || chosen.id === person.id
        ? undefined
        : may(reasonAgainstRemoving(group, chosen), async (of) =>
            (await consent.ask({
              title: t('groups.removeTitle', { name: onMember }),
              detail: t('groups.removeDetail'),
            }))
              ? act(
                  { act: 'remove', groupId: of.id, personIds: [chosen.id] },
                  { key: 'groups.removed', parameters: { name: onMember } },
                )
              : undefined,
          ),
    groupRole:
      chosen === undefined || chosen.role === 'owner'
        ? undefined
        : may(right('setAdministrators'), async (of) => {
            const operation = chosen.role === 'administrator' ? 'dismiss' : 'appoint';
            return act(
              { act: 'setAdministrators', groupId: of.id, personIds: [chosen.id], operation },
              {
                key: operation === 'appoint' ? 'groups.appointed' : 'groups.dismissed',
                parameters: { name: onMember },
              },
            );
          }),
    groupTransfer:
      chosen === undefined || chosen.role === 'owner'
        ? undefined
        : may(right('transfer'), async (of) =>
            (await consent.ask({
              title: t('tuiPanes.sure.transferGroup', { group: name, name: onMember }),
              detail: t('groups.transferDetail'),
            }))
              ? act(
                  { act: 'transfer', groupId: of.id, personId: chosen.id },
                  { key: 'groups.transferred', parameters: { name: onMember } },
                )
              : undefined,
          ),
    groupName: editing(
      'rename',
      (of) => of.name,
      ({ id }, text) => ({ act: 'rename', groupId: id, name: text }),
      'groups.changed',
    ),
    groupPicture: may(right('setAvatar'), async (of) =>
      (await chooseGroupPicture(desk, of)) ? { key: 'groups.changed', parameters: { name } } : undefined,
    ),
    groupPictureRemove:
      group?.avatar === ''
        ? undefined
        : may(right('setAvatar'), async ({ id }) => {
            if (!(await consent.ask({ title: t('tuiPanes.sure.groupPicture', { name }) }))) return undefined;
            await office.groups.removeAvatar(id);
            return { key: 'groups.changed', parameters: { name } };
          }),
    groupNotice: editing(
      'setNotice',
      (of) => of.notice,
      ({ id }, notice) => ({ act: 'setNotice', groupId: id, notice }),
      'groups.changed',
    ),
    groupIntroduction: editing(
      'setIntroduction',
      (of) => of.introduction,
      ({ id }, introduction) => ({ act: 'setIntroduction', groupId: id, introduction }),
      'groups.changed',
    ),
    groupInvitation: may(right('setSwitches'), ({ id, invitationOpen }) =>
      act(
        { act: 'setSwitches', groupId: id, invitationOpen: !invitationOpen },
        { key: 'groups.changed', parameters: { name } },
      ),
    ),
    groupReview: may(right('setSwitches'), ({ id, reviewed }) =>
      act(
        { act: 'setSwitches', groupId: id, reviewed: !reviewed },
        { key: 'groups.changed', parameters: { name } },
      ),
    ),
    groupApprove:
      request === undefined ? undefined : may(undefined, ({ id }) => decide(id, request, 'approve')),
    groupReject:
      request === undefined
        ? undefined
        : may(undefined, async ({ id }) =>
            (await consent.ask({
              title: t('tuiPanes.sure.request', { group: name, name: drawableLine(request.name) }),
            }))
              ? decide(id, request, 'reject')
              : undefined,
          ),
    groupLeave: may(undefined, async ({ id, role, memberCount }) =>
      (await consent.ask({
        title: t('groups.leaveTitle', { name }),
        detail: t(
          role !== 'owner'
            ? 'groups.leaveDetail'
            : memberCount === 1
              ? 'groups.leaveAlone'
              : 'groups.leaveOwner',
        ),
      }))
        ? part({ act: 'leave', groupId: id }, { key: 'groups.left', parameters: { name } })
        : undefined,
    ),
    groupDissolve: may(right('dissolve'), async ({ id, memberCount: count }) =>
      (await askName(desk, {
        title: translator.t('groups.dissolveTitle', { name }),
        detail: translator.t('groups.dissolveDetail', { count }),
        name,
      }))
        ? part({ act: 'dissolve', groupId: id }, { key: 'groups.dissolved', parameters: { name } })
        : undefined,
    ),
  });

  async function decide(
    groupId: string,
    { id, name: who }: JoinRequest,
    decision: 'approve' | 'reject',
  ): Promise<TextRef> {
    await office.groups.do({ act: 'decideRequests', groupId, requestIds: [id], decision });
    return {
      key: `groups.${decision === 'approve' ? 'approved' : 'rejected'}`,
      parameters: { name: drawableLine(who) },
    };
  }
}
