// The log of acts, as a page of the administration.
import type { JSX } from 'react';
import { AuditScreen } from '#sdk/account/screens/audit.ts';
import { AuditLog } from '../account/AuditDialog.tsx';
import { useApp } from '../ground/app-parts.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';

/** The office refuses it to everybody but super administrators, and says so. */
export function LogAdmin(): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new AuditScreen(office));
  return <div className="tg-admin__log">{screen === undefined ? null : <AuditLog screen={screen} />}</div>;
}
