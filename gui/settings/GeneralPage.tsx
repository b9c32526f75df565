// The general settings: language, appearance, typing, signing in, locking, and what only some want.
import type { JSX } from 'react';
import { LockSettings } from './LockSettings.tsx';
import { SettingSections } from './SettingSections.tsx';

/** `/setting/generalSetting`. */
export function GeneralPage(): JSX.Element {
  return <SettingSections page="generalSetting" extras={{ lock: <LockSettings /> }} />;
}
