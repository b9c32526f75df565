// Draws the groups of one settings page from the table; a page may add rows of its own to a group.
import { useEffect, type JSX, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { mayAdminister } from '#sdk/admin/rules/may-administer.ts';
import { SettingsScreen } from '#sdk/settings/screens/settings.ts';
import type { SettingPage, SettingSection } from '#sdk/settings/table.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { facePlace } from '../ground/face-place.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useTranslator } from '../parts/text.ts';
import { SettingControl } from './SettingControl.tsx';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** What a page adds under the rows of a group. */
export type SectionExtras = Partial<Record<SettingSection, ReactNode>>;

/** Every change takes effect at once; one that does not work is said. */
export function SettingSections(props: {
  readonly page: SettingPage;
  readonly extras?: SectionExtras;
}): JSX.Element | null {
  const { office, variant } = useApp();
  const administers = mayAdminister(useDesk().person.permissions);
  const screen = useOwnScreen(
    () => new SettingsScreen(office, { page: props.page, place: facePlace(), variant, administers }),
  );
  return screen === undefined ? null : <Sections screen={screen} extras={props.extras ?? {}} />;
}

const rowId = (name: string): string => `setting-${name}`;

function Sections(props: { readonly screen: SettingsScreen; readonly extras: SectionExtras }): JSX.Element {
  const { translateRef } = useTranslator();
  const notify = useNotify();
  const { sections } = useScreen(props.screen);
  const { hash, key } = useLocation();
  useEffect(() => {
    // The address names a row: whoever was led here stands on it.
    const row = hash === '' ? null : document.getElementById(rowId(hash.slice(1)));
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('button, input, select, [tabindex]')?.focus({ preventScroll: true });
  }, [hash, key]);
  const set = async (...change: Parameters<SettingsScreen['set']>): Promise<void> => {
    if (await props.screen.set(...change)) return;
    const { error } = props.screen.getSnapshot();
    if (error !== undefined) notify.fail(error);
  };
  return (
    <>
      {sections.map((section) => (
        <SettingsSection key={section.id} title={translateRef(section.title)}>
          {section.rows.map((row) => {
            const hint = row.unavailable ?? row.hint;
            return (
              <SettingRow
                key={row.name}
                id={rowId(row.name)}
                label={translateRef(row.label)}
                isUnavailable={row.unavailable !== undefined}
                {...(hint === undefined ? {} : { hint: translateRef(hint) })}
              >
                <SettingControl row={row} onSet={(value) => void set(row.name, value)} />
              </SettingRow>
            );
          })}
          {props.extras[section.id]}
        </SettingsSection>
      ))}
    </>
  );
}
