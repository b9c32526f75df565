// The word list: what messages must not hold.
import { useState, type JSX } from 'react';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Loaded } from './Loaded.tsx';
import '../parts/people-chips.css';

/** Words are added by lines; taking one out can be undone. */
export function WordsAdmin(): JSX.Element {
  const { office } = useApp();
  const t = useText();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  return (
    <Loaded ask={() => office.admin.words()}>
      {(words, screen, busy) => (
        <SettingsSection title={t('admin.word.count', { count: words.length })}>
          <div className="tg-admin__block">
            <p>{t('admin.word.detail')}</p>
            <form
              className="tg-admin__add"
              onSubmit={(event) => {
                event.preventDefault();
                const add = typed.split('\n').filter((word) => word.trim() !== '');
                if (add.length === 0) return;
                void notify.attempt(async () => {
                  await screen.change(() => office.admin.changeWords({ add }));
                  setTyped('');
                });
              }}
            >
              <textarea
                rows={3}
                value={typed}
                aria-label={t('admin.word.add')}
                placeholder={t('admin.word.add')}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" look="primary" busy={busy} disabled={typed.trim() === ''}>
                {t('admin.word.addAct')}
              </Button>
            </form>
            {words.length === 0 ? <p className="tg-admin__none">{t('admin.word.empty')}</p> : null}
            <ul className="tg-admin__words">
              {words.map((word) => (
                <li key={word} className="tg-people-field__chip">
                  {word}
                  <IconButton
                    icon="close"
                    size={16}
                    label={t('admin.word.remove', { word })}
                    onClick={() =>
                      void notify.attempt(async () => {
                        await screen.change(() => office.admin.changeWords({ remove: [word] }));
                        notify.undoable({ key: 'admin.word.remove', parameters: { word } }, () =>
                          screen.change(() => office.admin.changeWords({ add: [word] })),
                        );
                      })
                    }
                  />
                </li>
              ))}
            </ul>
          </div>
        </SettingsSection>
      )}
    </Loaded>
  );
}
