// Opens an app by its kind: a place of this client, a page in our frame, a page in the browser, a program of the desktop.
import { useNavigate } from 'react-router';
import type { AppEntry } from '#sdk/apps/apps-api.ts';
import type { WorkbenchScreen } from '#sdk/apps/screens/workbench.ts';
import { useNotify } from '../ground/useNotify.ts';
import { openOutside } from '../workbench/open-outside.ts';

/** The token of an app goes into the address of its own page, and nowhere else. */
export function withToken(target: string, token: string | undefined): string {
  if (token === undefined || !URL.canParse(target)) return target;
  const address = new URL(target);
  address.searchParams.set('thirdToken', token);
  return address.href;
}

/** How apps are opened here. `appGone` is told as the office says it. */
export function useOpenApp(screen: WorkbenchScreen): (app: AppEntry) => void {
  const navigate = useNavigate();
  const notify = useNotify();
  return (app) =>
    void notify.attempt(async () => {
      if (app.kind === 'page') return void navigate(`/main/apps/open/${app.id}`);
      const { kind, target, token } = await screen.open(app.id);
      if (kind === 'place') void navigate(target);
      else if (kind === 'program') window.location.assign(target);
      else openOutside(withToken(target, token));
    });
}
