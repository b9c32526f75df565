// Draws the menu of what is done with a request now and then; without an entry there is no menu.
import type { JSX } from 'react';
import type { RequestAction } from '#sdk/approval/actions/request-actions.ts';
import type { IconName } from '../parts/icon-paths.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useText } from '../parts/text.ts';

const icons: Readonly<Partial<Record<RequestAction['name'], IconName>>> = {
  transfer: 'share',
  addStep: 'plus',
  remind: 'bell',
  comment: 'chat',
  withdraw: 'undo',
};

/** The menu at the end of the bar. */
export function MoreActs(props: {
  readonly actions: readonly RequestAction[];
  readonly onChoose: (action: RequestAction) => void;
}): JSX.Element | null {
  const t = useText();
  if (props.actions.length === 0) return null;
  return (
    <MenuButton
      label={t('workbench.more')}
      placement="top-end"
      entries={props.actions.map(({ name }) => ({
        id: name,
        label: t(`workbench.approval.act.${name}`),
        icon: icons[name] ?? 'more',
        danger: name === 'withdraw',
      }))}
      onChoose={(id) => {
        const action = props.actions.find(({ name }) => name === id);
        if (action !== undefined) props.onChoose(action);
      }}
    >
      {({ expanded, toggle }) => (
        <IconButton icon="more" label={t('workbench.more')} expanded={expanded} onClick={toggle} />
      )}
    </MenuButton>
  );
}
