// Leads from `/setting` to its first page and keeps what the address asks for.
import type { JSX } from 'react';
import { Navigate, useLocation } from 'react-router';

/**
 * As {@link HomeRedirect}: drawn after the guard, so that it cannot overrule it. Where panes take turns, somebody who
 * asked for the settings as such is shown their menu first.
 */
export function SettingRedirect(): JSX.Element {
  return <Navigate replace to={`/setting/userInfo${useLocation().search}`} state={{ menu: true }} />;
}
