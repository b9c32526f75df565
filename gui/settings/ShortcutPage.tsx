// The page of keyboard shortcuts, drawn from the one table.
import type { JSX } from 'react';
import { shortcuts, shownCaps, type Shortcut } from '../app/shortcuts.ts';
import { KeyHint } from '../parts/KeyHint.tsx';
import { useTranslator } from '../parts/text.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const places = ['everywhere', 'inChat', 'writing'] as const satisfies readonly Shortcut['place'][];

/** `/setting/shortcutKey`. */
export function ShortcutPage(): JSX.Element {
  const { t, translateRef } = useTranslator();
  return (
    <>
      {places.map((place) => (
        <SettingsSection key={place} title={t(`shortcuts.${place}`)}>
          {shortcuts
            .filter((shortcut) => shortcut.place === place)
            .map((shortcut) => (
              <SettingRow key={shortcut.name} label={translateRef({ key: shortcut.label })}>
                <span className="tg-setting__caps">
                  {shownCaps(shortcut.name).map((cap) => (
                    <KeyHint key={cap} keys={cap} />
                  ))}
                </span>
              </SettingRow>
            ))}
        </SettingsSection>
      ))}
    </>
  );
}
