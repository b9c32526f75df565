// The page of keyboard shortcuts: each can be recorded anew, and all of them put back.
import { useState, type JSX } from 'react';
import { shortcuts, usualKeys, type Shortcut, type ShortcutName } from '../ground/shortcuts.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { ShortcutRow } from './ShortcutRow.tsx';
import './Settings.css';

const places = ['everywhere', 'inChat', 'writing'] as const satisfies readonly Shortcut['place'][];

/** `/setting/shortcutKey`; sheet and tooltips follow at once. */
export function ShortcutPage(): JSX.Element {
  const t = useText();
  const { office, settings } = useApp();
  const notify = useNotify();
  const { shortcutKeys: chosen } = useScreen(settings);
  const [recording, setRecording] = useState<ShortcutName>();
  const keep = (name: ShortcutName, keys: string): void => {
    const { [name]: _old, ...rest } = chosen;
    const next = keys === usualKeys[name] ? rest : { ...rest, [name]: keys };
    void notify.attempt(() => office.settings.set('shortcutKeys', next));
    setRecording(undefined);
  };
  return (
    <>
      {places.map((place) => (
        <SettingsSection key={place} title={t(`shortcuts.${place}`)}>
          {shortcuts
            .filter((shortcut) => shortcut.place === place)
            .map((shortcut) => (
              <ShortcutRow
                key={shortcut.name}
                shortcut={shortcut}
                recording={recording === shortcut.name}
                onRecord={() => setRecording(shortcut.name)}
                onKeep={(keys) => keep(shortcut.name, keys)}
                onCancel={() => setRecording(undefined)}
              />
            ))}
        </SettingsSection>
      ))}
      <SettingsSection title={t('shortcuts.all')}>
        <div className="tg-setting">
          <div className="tg-setting__text">
            <span>{t('shortcuts.resetAll')}</span>
            <small>{t('shortcuts.resetAllHint')}</small>
          </div>
          <Button
            icon="redo"
            disabled={Object.keys(chosen).length === 0}
            onClick={() => void notify.attempt(() => office.settings.reset('shortcutKeys'))}
          >
            {t('shortcuts.reset')}
          </Button>
        </div>
      </SettingsSection>
    </>
  );
}
