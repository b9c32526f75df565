// Draws who is in a group: found by typing, as many rows as are seen, and what may be done with each.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { Group, Member } from '#sdk/api.ts';
import { groupLimits } from '#sdk/groups/rules/group-form.ts';
import type { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import type { MenuEntry } from '../parts/Menu.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { ShownPerson } from '../contacts/ShownPerson.tsx';
import { Reason } from './Reason.tsx';
import { PersonName } from '../parts/PersonName.tsx';
import { nameText } from '#sdk/locales/name-text.ts';

/** A row's height in px; the list shows at most so many at once, the last one cut, so that one sees it goes on. */
const rowHeight = 48;
const shownAtOnce = 6.5;
/** A small group is shown whole: a list that scrolls by half a row looks cut. */
const wholeUpTo = 8;

/** The members of the details. */
export function GroupMembers(props: {
  readonly screen: GroupDetailsScreen;
  readonly group: Group;
  readonly onMenu: (open: boolean) => void;
}): JSX.Element {
  const { screen, group } = props;
  const translator = useTranslator();
  const { t, language } = translator;
  const notify = useNotify();
  const { members, total, query, reasons, online } = useScreen(screen);
  const scroller = useRef<HTMLDivElement>(null);
  const [inviting, setInviting] = useState(false);
  const [shown, setShown] = useState<string>();
  const [leaving, setLeaving] = useState<Member>();
  const virtualizer = useVirtualizer({
    count: members.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => members[index]?.id ?? index,
    overscan: 4,
  });
  const remove = async (member: Member): Promise<void> => {
    const done = await screen.do({ act: 'remove', groupId: group.id, personIds: [member.id] });
    if (done !== undefined)
      notify.done({ key: 'groups.removed', parameters: { name: nameText(translator, member.name) } });
    setLeaving(undefined);
  };
  return (
    <section className="tg-group-section">
      <div className="tg-group-section__head">
        <h3>{t('groups.members', { count: total })}</h3>
        <Button
          size="small"
          icon="plus"
          disabled={reasons.invite !== undefined}
          describedBy="tg-group-invite-reason"
          onClick={() => setInviting(true)}
        >
          {t('groups.invite')}
        </Button>
      </div>
      <Reason id="tg-group-invite-reason" code={reasons.invite} />
      <SearchBox
        value={query}
        onChange={(text) => void screen.find(text)}
        placeholder={t('groups.searchMembers')}
      />
      {members.length === 0 ? <p className="tg-group-none">{t('groups.nobody')}</p> : null}
      <div
        ref={scroller}
        className="tg-group-members"
        style={{ height: rowHeight * (members.length <= wholeUpTo ? members.length : shownAtOnce) }}
      >
        <ul
          className="tg-virtual"
          aria-label={t('groups.members', { count: total })}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map((item) => {
            const told = members[item.index];
            const member = told === undefined ? undefined : forReader(told, language);
            return member === undefined ? null : (
              <li
                key={item.key}
                className="tg-group-member"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <Avatar
                  id={member.id}
                  name={member.name}
                  photo={member.avatar}
                  size="small"
                  online={online.has(member.id)}
                />
                <span className="tg-group-member__name">
                  <button
                    type="button"
                    className="tg-group-member__person tg-truncate"
                    title={member.name}
                    lang={textLanguage(member.name)}
                    onClick={() => setShown(member.id)}
                  >
                    <PersonName name={member.name} />
                  </button>
                  {member.role === 'member' ? null : <Tag>{t(`groups.role.${member.role}`)}</Tag>}
                </span>
                <span className="tg-group-member__department tg-truncate" title={member.departmentName}>
                  {member.departmentName}
                </span>
                <MemberMenu
                  screen={screen}
                  group={group}
                  member={member}
                  onRemove={setLeaving}
                  onMenu={props.onMenu}
                />
              </li>
            );
          })}
        </ul>
      </div>
      {shown === undefined ? null : <ShownPerson personId={shown} onClose={() => setShown(undefined)} />}
      {inviting ? (
        <PickerDialog
          title={t('groups.inviteTitle', { name: group.name })}
          act={t('groups.invite')}
          options={{
            mode: 'people',
            already: members.length === total ? members.map(({ id }) => id) : [],
            limit: Math.max(1, groupLimits.members - total),
          }}
          onPick={async ({ people }) => {
            const personIds = people.map(({ id }) => id);
            const done = await screen.do({ act: 'invite', groupId: group.id, personIds });
            if (done === undefined) return false;
            const requested = done.requested?.length ?? 0;
            notify.done(
              done.state === 'queued'
                ? { key: 'groups.queued' }
                : requested > 0
                  ? { key: 'groups.requested', parameters: { count: requested } }
                  : { key: 'groups.invited', parameters: { count: done.joined?.length ?? 0 } },
            );
            return true;
          }}
          onClose={() => setInviting(false)}
        />
      ) : null}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('groups.removeTitle', { name: leaving?.name ?? '' })}
        act={t('groups.remove')}
        destructive
        onConfirm={() => void (leaving === undefined ? undefined : remove(leaving))}
        onClose={() => setLeaving(undefined)}
      >
        {t('groups.removeDetail')}
      </ConfirmDialog>
    </section>
  );
}

function MemberMenu(props: {
  readonly screen: GroupDetailsScreen;
  readonly group: Group;
  readonly member: Member;
  readonly onRemove: (member: Member) => void;
  readonly onMenu: (open: boolean) => void;
}): JSX.Element {
  const { screen, group, member } = props;
  const t = useText();
  const translator = useTranslator();
  const { office } = useApp();
  const { person } = useDesk();
  const navigate = useNavigate();
  const notify = useNotify();
  const { reasons } = useScreen(screen);
  const why = (code: keyof typeof reasons | undefined): { disabledReason?: string } => {
    const reason = code === undefined ? undefined : reasons[code];
    return reason === undefined
      ? {}
      : { disabledReason: errorText(translator, { code: reason, params: {} }) };
  };
  const cannotRemove = screen.reasonAgainstRemoving(member);
  const isAdministrator = member.role === 'administrator';
  const entries: MenuEntry[] = [
    ...(member.id === person.id ? [] : [{ id: 'chat', label: t('groups.startChat'), icon: 'chat' } as const]),
    // Nobody gives or takes the role of oneself.
    ...(member.role === 'owner' || member.id === person.id
      ? []
      : [
          {
            id: 'role',
            label: t(isAdministrator ? 'groups.dismiss' : 'groups.appoint'),
            icon: 'star',
            ...why('setAdministrators'),
          } as const,
        ]),
    ...(member.id === person.id
      ? []
      : [
          {
            id: 'remove',
            label: t('groups.remove'),
            icon: 'exit',
            danger: true,
            ...(cannotRemove === undefined
              ? {}
              : { disabledReason: errorText(translator, { code: cannotRemove, params: {} }) }),
          } as const,
        ]),
  ];
  const choose = async (id: string): Promise<void> => {
    if (id === 'remove') return props.onRemove(member);
    if (id === 'chat') {
      await notify.attempt(async () => {
        const chat = await office.chat.activate({ personId: member.id });
        void navigate(`/main/messages/${chat.id}`);
      });
      return;
    }
    const operation = isAdministrator ? 'dismiss' : 'appoint';
    await screen.do({ act: 'setAdministrators', groupId: group.id, personIds: [member.id], operation });
  };
  if (entries.length === 0) return <span className="tg-group-member__space" />;
  return (
    <MenuButton
      label={t('groups.memberMenu', { name: member.name })}
      entries={entries}
      onToggle={props.onMenu}
      onChoose={(id) => void choose(id)}
    >
      {({ expanded, toggle }) => (
        <IconButton
          icon="more"
          size={16}
          expanded={expanded}
          label={t('groups.memberMenu', { name: member.name })}
          onClick={toggle}
        />
      )}
    </MenuButton>
  );
}
