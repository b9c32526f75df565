// Published assistants, for those who look after their bases: which there are, what they are over and whom they are for.
import { useCallback, useEffect, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { AskPlace, PublishedApp } from '#sdk/ask/ask-api.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { AppDialog } from './AppDialog.tsx';
import { AudienceDialog } from './AudienceDialog.tsx';

type Asks = { act: 'edit' | 'audience' | 'remove'; app: PublishedApp } | { act: 'new' };

/** Every act asks for the list anew: whom an assistant is for may have changed elsewhere. */
export function AppsPane({ place }: { readonly place: AskPlace }): JSX.Element {
  const { office } = useApp();
  const translator = useTranslator();
  const { t, language } = translator;
  const navigate = useNavigate();
  const notify = useNotify();
  const fold = useFrameFold();
  const [apps, setApps] = useState<readonly PublishedApp[]>();
  const [asks, setAsks] = useState<Asks>();
  const load = useCallback(async () => setApps(await office.ask.apps()), [office]);
  useEffect(() => void notify.attempt(load), [notify, load]);
  const own = place.bases.filter(({ level }) => level === 'manage');
  const nameOf = (id: string): string => place.bases.find((base) => base.id === id)?.name ?? id;
  const close = (): void => setAsks(undefined);
  const act = (work: () => Promise<unknown>): Promise<boolean> =>
    notify.attempt(async () => {
      await work();
      await load();
    });
  const app = asks !== undefined && 'app' in asks ? asks.app : undefined;
  return (
    <>
      <PaneHeader
        {...((fold === 'turns' || fold === 'phone') && {
          onBack: () => void navigate('/main/aiQa/manage'),
        })}
        title={t('ask.apps')}
        meta={t('ask.appsHint')}
        acts={
          own.length === 0 ? null : (
            <Button look="primary" icon="plus" onClick={() => setAsks({ act: 'new' })}>
              {t('ask.newApp')}
            </Button>
          )
        }
      />
      {apps === undefined ? <ListSkeleton /> : null}
      {apps?.length === 0 ? <p className="tg-ask-list__none">{t('ask.noApps')}</p> : null}
      <div className="tg-ask-manage">
        <ul>
          {apps?.map((each) => (
            <li key={each.id} className="tg-ask-manage__pair">
              <span className="tg-ask-manage__line">
                <strong>{each.name}</strong>
                <IconButton
                  icon="people"
                  size={16}
                  label={t('ask.appAudienceOf', { name: each.name })}
                  onClick={() => setAsks({ act: 'audience', app: each })}
                />
                <IconButton
                  icon="write"
                  size={16}
                  label={`${t('ask.appEdit')}: ${each.name}`}
                  onClick={() => setAsks({ act: 'edit', app: each })}
                />
                <IconButton
                  icon="trash"
                  size={16}
                  label={`${t('ask.removeApp')}: ${each.name}`}
                  onClick={() => setAsks({ act: 'remove', app: each })}
                />
              </span>
              <span>{each.introduction}</span>
              <small>
                {each.baseIds.map(nameOf).join(' • ')}
                {' — '}
                {each.audience.length === 0
                  ? t('ask.appNobody')
                  : listText(
                      translator,
                      each.audience.map((one) =>
                        one.kind === 'everybody' ? t('ask.everybody') : forReader(one, language).name,
                      ),
                    )}
              </small>
            </li>
          ))}
        </ul>
      </div>
      {asks?.act === 'new' || asks?.act === 'edit' ? (
        <AppDialog
          heading={t(app === undefined ? 'ask.newApp' : 'ask.appEdit')}
          begins={app}
          bases={own}
          models={place.models}
          onSave={(input) =>
            act(() => office.ask.putApp({ ...input, ...(app !== undefined && { id: app.id, rev: app.rev }) }))
          }
          onClose={close}
        />
      ) : null}
      {asks?.act === 'audience' ? (
        <AudienceDialog
          app={apps?.find(({ id }) => id === asks.app.id) ?? asks.app}
          onChange={(input) => act(() => office.ask.setAppAudience(input))}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={asks?.act === 'remove'}
        title={t('ask.removeAppQuestion', { name: app?.name ?? '' })}
        act={t('ask.removeApp')}
        destructive
        onClose={close}
        onConfirm={() => {
          close();
          if (app !== undefined) void act(() => office.ask.removeApp(app.id));
        }}
      >
        {null}
      </ConfirmDialog>
    </>
  );
}
