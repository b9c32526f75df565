// Draws apps as tiles: glyph and name, with what can be done with each in a menu, a long press or the pointer's other button.
import { useState, type JSX } from 'react';
import type { AppEntry } from '#sdk/apps/apps-api.ts';
import type { ShownGroup, WorkbenchScreen } from '#sdk/apps/screens/workbench.ts';
import { hasCoarsePointer } from '../ground/coarse-pointer.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ContextMenu } from '../parts/ContextMenu.tsx';
import { useTranslator } from '../parts/text.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import { inLanguage } from '#sdk/locales/work-text.ts';
import { useOpenApp } from './useOpenApp.ts';

/** The key an app travels with while it is dragged. */
export const dragType = 'application/x-tangram-app';

/** Tiles; inside a group they can be taken out and dragged. Common apps cannot be dragged (spec §5). */
export function AppTiles(props: {
  readonly screen: WorkbenchScreen;
  readonly apps: readonly AppEntry[];
  readonly empty: string;
  readonly group?: ShownGroup;
}): JSX.Element {
  const { screen, apps, group } = props;
  const { t, language } = useTranslator();
  const notify = useNotify();
  const open = useOpenApp(screen);
  const { groups } = useScreen(screen);
  const [menu, setMenu] = useState<{ app: AppEntry; at: { left: number; top: number } }>();
  if (apps.length === 0) return <p className="tg-home__empty">{props.empty}</p>;
  const choose = (id: string): void => {
    const app = menu?.app;
    if (app === undefined) return;
    const [act = '', groupId = ''] = id.split(' ');
    if (act === 'open') open(app);
    else if (act === 'favorite') void notify.attempt(() => screen.setFavorite(app.id, !app.favorite));
    else if (act === 'add') void notify.attempt(() => screen.place(app.id, groupId));
    else if (act === 'out') void notify.attempt(() => screen.takeOut(app.id, groupId));
  };
  const others = menu === undefined ? [] : groups.filter(({ appIds }) => !appIds.includes(menu.app.id));
  return (
    <div className="tg-tiles" data-chips={group === undefined ? undefined : true}>
      {apps.map((app) => (
        <button
          key={app.id}
          type="button"
          className="tg-tile"
          title={inLanguage(app.detail, language)}
          draggable={group !== undefined && !hasCoarsePointer()}
          onDragStart={(event) => event.dataTransfer.setData(dragType, app.id)}
          onClick={() => open(app)}
          onContextMenu={(event) => {
            event.preventDefault();
            const box = event.currentTarget.getBoundingClientRect();
            // The menu key gives no place of its own.
            const at =
              event.clientX === 0 && event.clientY === 0
                ? { left: box.left + 20, top: box.bottom }
                : { left: event.clientX, top: event.clientY };
            setMenu({ app, at });
          }}
        >
          <Glyph icon={app.icon} hue={app.hue} size={group === undefined ? 40 : 24} />
          <span className="tg-truncate">{inLanguage(app.name, language)}</span>
        </button>
      ))}
      <ContextMenu
        at={menu?.at}
        label={t('workbench.apps.menu', {
          name: menu === undefined ? '' : inLanguage(menu.app.name, language),
        })}
        entries={[
          { id: 'open', label: t('workbench.apps.open'), icon: 'next' },
          {
            id: 'favorite',
            label: t(menu?.app.favorite === true ? 'workbench.apps.unfavorite' : 'workbench.apps.favorite'),
            icon: 'star',
          },
          ...(others.length === 0 ? [] : (['line'] as const)),
          ...others.map(({ id, title }) => ({
            id: `add ${id}`,
            label: t('workbench.apps.addTo', { title }),
            icon: 'plus' as const,
          })),
          ...(group === undefined
            ? []
            : ([
                'line',
                {
                  id: `out ${group.id}`,
                  label: t('workbench.apps.takeOut', { title: group.title }),
                  icon: 'minus',
                },
              ] as const)),
        ]}
        onChoose={choose}
        onClose={() => setMenu(undefined)}
      />
    </div>
  );
}
