// Draws one group of settings: its name over a sheet of rows.
import type { JSX, ReactNode } from 'react';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import './Settings.css';

/** A landmark of its own, so that long pages can be jumped through; what fails in it leaves the others be. */
export function SettingsSection(props: {
  readonly title: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <section className="tg-settings__section" aria-label={props.title}>
      <h2>{props.title}</h2>
      <div className="tg-settings__rows">
        <PaneBoundary shape="line">{props.children}</PaneBoundary>
      </div>
    </section>
  );
}
