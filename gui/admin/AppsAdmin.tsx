// The catalogue of apps, and who sees which.
import { useState, type JSX } from 'react';
import type { AppEntry, Workbench } from '#sdk/apps/apps-api.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { LoadedScreen } from '#sdk/admin/screens/loaded.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import { AppDialog } from './AppDialog.tsx';
import { CategoryHead } from './CategoryHead.tsx';
import { Loaded } from './Loaded.tsx';

type Catalogue = { apps: readonly AppEntry[]; categories: Workbench['categories'] };

/** The page. */
export function AppsAdmin(): JSX.Element {
  const { office } = useApp();
  return (
    <Loaded<Catalogue>
      ask={async () => {
        const [apps, { categories }] = await Promise.all([office.apps.catalogue(), office.apps.workbench()]);
        return { apps, categories };
      }}
    >
      {(catalogue, screen) => <List catalogue={catalogue} screen={screen} />}
    </Loaded>
  );
}

function List(props: {
  readonly catalogue: Catalogue;
  readonly screen: LoadedScreen<Catalogue>;
}): JSX.Element {
  const { catalogue, screen } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t, language } = translator;
  const notify = useNotify();
  const [open, setOpen] = useState<AppEntry | 'new'>();
  const [removing, setRemoving] = useState<AppEntry>();
  const seen = (app: AppEntry): string =>
    listText(
      translator,
      (app.audience ?? []).map((one) =>
        one.kind === 'everybody'
          ? t('workbench.announcement.everybody')
          : (forReader(one, language).name ?? ''),
      ),
    ) || t('admin.app.nobody');
  return (
    <div className="tg-admin__wide">
      <div className="tg-admin__bar">
        <span className="tg-admin__gap" />
        <Button look="primary" icon="plus" onClick={() => setOpen('new')}>
          {t('admin.app.add')}
        </Button>
      </div>
      {catalogue.categories.map((category) => (
        <section key={category.id} className="tg-admin__group">
          <CategoryHead
            category={category}
            all={catalogue.categories}
            hasApps={catalogue.apps.some(({ categoryId }) => categoryId === category.id)}
            onChanged={() => screen.reload()}
          />
          <ul className="tg-admin__rows">
            {catalogue.apps
              .filter(({ categoryId }) => categoryId === category.id)
              .map((app) => (
                <li key={app.id}>
                  <Glyph icon={app.icon} hue={app.hue} />
                  <span>
                    <b className="tg-truncate">{app.name[language]}</b>
                    <small className="tg-truncate">{`${t(`admin.app.kinds.${app.kind}`)} · ${app.target ?? ''}`}</small>
                  </span>
                  <small className="tg-truncate">{seen(app)}</small>
                  <Button size="small" onClick={() => setOpen(app)}>
                    {t('admin.role.edit')}
                  </Button>
                  <Button size="small" onClick={() => setRemoving(app)}>
                    {t('admin.app.remove')}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {open === undefined ? null : (
        <AppDialog
          app={open === 'new' ? undefined : open}
          categories={catalogue.categories}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            notify.done({ key: 'admin.app.saved' });
            void screen.reload();
          }}
        />
      )}
      <Confirm
        open={removing !== undefined}
        destructive
        title={t('admin.app.removeTitle', { name: removing?.name[language] ?? '' })}
        act={t('admin.app.remove')}
        onConfirm={() => {
          const app = removing;
          setRemoving(undefined);
          if (app === undefined) return;
          void notify.attempt(async () => {
            await screen.act(() => office.apps.remove(app.id));
            notify.done({ key: 'admin.app.removed', parameters: { name: app.name[language] } });
          });
        }}
        onClose={() => setRemoving(undefined)}
      >
        {t('admin.app.removeDetail')}
      </Confirm>
    </div>
  );
}
