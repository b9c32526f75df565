// Leads from `/setting` to its first page and keeps what the address asks for.
import type { JSX } from 'react';
import { Navigate, useLocation } from 'react-router';

/** As {@link HomeRedirect}: drawn after the guard, so that it cannot overrule it. */
export function SettingRedirect(): JSX.Element {
  return <Navigate replace to={`/setting/generalSetting${useLocation().search}`} />;
}
