// Draws one's own groups of apps: chips that take drops, and a menu to rename, move and remove.
import { useState, type JSX } from 'react';
import type { ShownGroup, WorkbenchScreen } from '#sdk/apps/screens/workbench.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useText } from '../parts/text.ts';
import { Card } from '../workbench/Card.tsx';
import { AppTiles, dragType } from './AppTiles.tsx';
import { GroupTitleDialog } from './GroupTitleDialog.tsx';

/** The card. */
export function GroupsCard({ screen }: { readonly screen: WorkbenchScreen }): JSX.Element {
  const t = useText();
  const { groups, apps } = useScreen(screen);
  const [making, setMaking] = useState(false);
  return (
    <Card
      title={t('workbench.apps.groups')}
      act={
        <IconButton
          icon="plus"
          size={18}
          label={t('workbench.apps.newGroup')}
          onClick={() => setMaking(true)}
        />
      }
    >
      {apps !== undefined && groups.length === 0 ? (
        <p className="tg-home__empty">{t('workbench.apps.emptyGroups')}</p>
      ) : null}
      {groups.map((group, index) => (
        <Group
          key={group.id}
          screen={screen}
          group={group}
          first={index === 0}
          last={index === groups.length - 1}
        />
      ))}
      {making ? (
        <GroupTitleDialog
          title={t('workbench.apps.newGroup')}
          start=""
          onSave={(title) => screen.addGroup(title)}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </Card>
  );
}

function Group(props: {
  readonly screen: WorkbenchScreen;
  readonly group: ShownGroup;
  readonly first: boolean;
  readonly last: boolean;
}): JSX.Element {
  const { screen, group } = props;
  const t = useText();
  const notify = useNotify();
  const [renaming, setRenaming] = useState(false);
  const [asking, setAsking] = useState(false);
  const [over, setOver] = useState(false);
  const choose = (id: string): void => {
    if (id === 'rename') setRenaming(true);
    else if (id === 'remove') setAsking(true);
    else void notify.attempt(() => screen.moveGroup(group.id, id === 'up' ? -1 : 1));
  };
  return (
    <div
      className="tg-app-group"
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const appId = event.dataTransfer.getData(dragType);
        if (appId !== '') void notify.attempt(() => screen.place(appId, group.id));
      }}
    >
      <header>
        <span className="tg-truncate">{group.title}</span>
        <MenuButton
          label={t('workbench.apps.menu', { name: group.title })}
          entries={[
            { id: 'rename', label: t('workbench.apps.rename'), icon: 'write' },
            ...(props.first ? [] : [{ id: 'up', label: t('workbench.apps.moveUp'), icon: 'up' } as const]),
            ...(props.last
              ? []
              : [{ id: 'down', label: t('workbench.apps.moveDown'), icon: 'down' } as const]),
            'line',
            { id: 'remove', label: t('workbench.apps.remove'), icon: 'trash', danger: true },
          ]}
          onChoose={choose}
        >
          {({ expanded, toggle }) => (
            <IconButton
              icon="more"
              size={16}
              label={t('workbench.apps.menu', { name: group.title })}
              expanded={expanded}
              onClick={toggle}
            />
          )}
        </MenuButton>
      </header>
      <AppTiles screen={screen} apps={group.apps} group={group} empty={t('workbench.apps.emptyGroup')} />
      {renaming ? (
        <GroupTitleDialog
          title={t('workbench.apps.rename')}
          start={group.title}
          onSave={(title) => screen.renameGroup(group.id, title)}
          onClose={() => setRenaming(false)}
        />
      ) : null}
      <Confirm
        open={asking}
        title={t('workbench.apps.removeTitle', { title: group.title })}
        act={t('workbench.apps.remove')}
        destructive
        onConfirm={() => {
          setAsking(false);
          void notify.attempt(() => screen.removeGroup(group.id));
        }}
        onClose={() => setAsking(false)}
      >
        {t('workbench.apps.removeDetail')}
      </Confirm>
    </div>
  );
}
