// Draws the sheet of keyboard shortcuts from the one table.
import { useId, type JSX } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { diskKeys } from '../disk/disk-act.ts';
import { ContactService } from '../contacts/ContactService.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { KeyHint } from '../parts/KeyHint.tsx';
import { useTranslator } from '../parts/text.ts';
import { useApp } from '../ground/app-parts.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { shortcuts, type Shortcut } from '../ground/shortcuts.ts';
import { useShortcutKeys } from '../ground/useShortcutKeys.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { useScreen } from '../ground/useScreen.ts';
import { pageKeys } from './page-keys.ts';
import './ShortcutSheet.css';

const places = ['everywhere', 'inChat', 'writing'] as const satisfies readonly Shortcut['place'][];

/** Two columns; Esc closes. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { t, translateRef } = useTranslator();
  const id = useId();
  const { caps } = useShortcutKeys();
  const app = useApp();
  const { sendWay } = useScreen(app.settings);
  const entries = shownEntries(app).map(({ name }) => name);
  const writing = [
    { label: t('shortcuts.send'), caps: sendWay === 'enter' ? ['Enter'] : ['Ctrl', 'Enter'] },
    { label: t('shortcuts.newLine'), caps: sendWay === 'enter' ? ['Shift', 'Enter'] : ['Enter'] },
    { label: t('shortcuts.editLast'), caps: ['↑'] },
    { label: t('shortcuts.handIn'), caps: ['Ctrl', 'Enter'] },
  ];
  const rowsOf = (place: Shortcut['place']) => [
    ...(place === 'writing' ? writing : []),
    ...shortcuts
      .filter((shortcut) => shortcut.place === place)
      .map((shortcut) => ({ label: translateRef({ key: shortcut.label }), caps: caps(shortcut.name) })),
  ];
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={id} className="tg-sheet" transitionDuration={180}>
      <div className="tg-sheet__head">
        <h2 id={id}>{t('shortcuts.title')}</h2>
        <IconButton icon="close" label={t('words.close')} onClick={onClose} />
      </div>
      {/* On a phone it scrolls, and keys must be able to scroll it. */}
      <div className="tg-sheet__groups" tabIndex={0} role="group" aria-labelledby={id}>
        <section className="tg-sheet__first">
          <h3>{t('frame.firstSteps.title')}</h3>
          <FirstSteps onGo={onClose} />
        </section>
        <div className="tg-sheet__columns">
          {places.map((place) => (
            <section key={place}>
              <h3>{t(`shortcuts.${place}`)}</h3>
              <dl>
                {rowsOf(place).map((row) => (
                  <div key={row.label} className="tg-sheet__row">
                    <dt>{row.label}</dt>
                    <dd>
                      {row.caps.map((cap) => (
                        <KeyHint key={cap} keys={cap} />
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <section>
            <h3>{t('disk.title')}</h3>
            <dl>
              {diskKeys.map(({ act, label, keys }) => (
                <div key={act} className="tg-sheet__row">
                  <dt>{translateRef({ key: label })}</dt>
                  <dd>
                    {keys.split('+').map((cap) => (
                      <KeyHint key={cap} keys={cap} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          {pageKeys
            .filter(({ entry }) => entries.includes(entry))
            .map(({ entry, title, rows }) => (
              <section key={entry}>
                <h3>{translateRef({ key: title })}</h3>
                <dl>
                  {rows.map(([label, keys]) => (
                    <div key={label} className="tg-sheet__row">
                      <dt>{translateRef({ key: label })}</dt>
                      <dd>
                        {keys.map((cap) => (
                          <KeyHint key={cap} keys={cap} />
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
        </div>
      </div>
      <div className="tg-sheet__foot">
        <ContactService onOpen={onClose} />
      </div>
    </Dialog>
  );
}
