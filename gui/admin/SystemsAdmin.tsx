// Systems of others that put items into people's to-do lists.
import { useState, type JSX } from 'react';
import type { OutsideSystem } from '#sdk/todo/todo-api.ts';
import { useApp } from '../ground/app-parts.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { useTranslator } from '../parts/text.ts';
import { SettingRow } from '../settings/SettingRow.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { CodeShown } from './CodeShown.tsx';
import { Loaded } from './Loaded.tsx';

/** The page; a token is shown once. */
export function SystemsAdmin(): JSX.Element {
  const { office } = useApp();
  const { t, language } = useTranslator();
  const notify = useNotify();
  const [name, setName] = useState('');
  const [origin, setOrigin] = useState('');
  const [token, setToken] = useState<string>();
  const [removing, setRemoving] = useState<OutsideSystem>();
  return (
    <Loaded ask={() => office.todo.systems()}>
      {(systems, screen, busy) => (
        <SettingsSection title={t('admin.pages.systems')}>
          {systems.map((system) => (
            <SettingRow key={system.id} label={system.name[language]} hint={system.origin}>
              <Button onClick={() => setRemoving(system)}>{t('admin.system.remove')}</Button>
            </SettingRow>
          ))}
          <div className="tg-admin__block">
            <p>{systems.length === 0 ? t('admin.system.empty') : t('admin.system.detail')}</p>
            <form
              className="tg-admin__pair"
              onSubmit={(event) => {
                event.preventDefault();
                void notify.attempt(() =>
                  screen.act(async () => {
                    const words = { zh: name.trim(), en: name.trim() };
                    setToken((await office.todo.addSystem({ name: words, origin: origin.trim() })).token);
                    setName('');
                    setOrigin('');
                  }),
                );
              }}
            >
              <Field label={t('admin.system.name')} value={name} onChange={setName} />
              <Field label={t('admin.system.origin')} value={origin} onChange={setOrigin} />
              <Button type="submit" busy={busy} disabled={name.trim() === '' || origin.trim() === ''}>
                {t('admin.system.add')}
              </Button>
            </form>
            {token === undefined ? null : <CodeShown code={token} detail={t('admin.system.token')} />}
          </div>
          <Confirm
            open={removing !== undefined}
            destructive
            title={t('admin.system.removeTitle', { name: removing?.name[language] ?? '' })}
            act={t('admin.system.remove')}
            onConfirm={() => {
              const system = removing;
              setRemoving(undefined);
              if (system === undefined) return;
              void notify.attempt(async () => {
                await screen.act(() => office.todo.removeSystem(system.id));
                notify.done({ key: 'admin.system.removed', parameters: { name: system.name[language] } });
              });
            }}
            onClose={() => setRemoving(undefined)}
          >
            {t('admin.system.removeDetail')}
          </Confirm>
        </SettingsSection>
      )}
    </Loaded>
  );
}
