// Draws the real app over a frozen office, at one address and in one state.
import { useState, type JSX } from 'react';
import { createMemoryRouter } from 'react-router';
import type { Translator } from '#sdk/locales/translator.ts';
import { connectOffice } from '#sdk/rpc/connect.ts';
import type { Group } from '#sdk/api.ts';
import { withNoticeRead } from '#sdk/groups/rules/notice-mark.ts';
import { defaultSettings, type SettingValues } from '#sdk/settings/table.ts';
import { pickVariant } from '#variants/index.ts';
import { App } from '../app/App.tsx';
import type { AppParts } from '../ground/app-parts.ts';
import { makeAppParts } from '../app/make-app-parts.ts';
import { PageStore } from '../ground/page-store.ts';
import { appRoutes } from '../app/routes.tsx';
import { frozenPort } from './frozen-port.ts';
import { nothing } from './nothing.ts';
import type { OfficeSnapshot } from './snapshot.ts';
import { frozenState, type StateName } from './states.ts';

function frozenParts(snapshot: OfficeSnapshot, state: StateName, settings: SettingValues): AppParts {
  const frozen = frozenState(snapshot, state);
  const office = connectOffice(frozenPort(frozen.snapshot, settings, frozen.trouble));
  const page = new PageStore();
  return makeAppParts({
    office,
    variant: pickVariant('default'),
    server: location.origin,
    page,
    hasSession: () => true,
    settings,
  });
}

/** As somebody sees their groups who has read what is announced there. */
function allNoticesRead({ calls }: OfficeSnapshot): SettingValues['readNotices'] {
  let read: SettingValues['readNotices'] = {};
  for (const [call, answer] of Object.entries(calls)) {
    if (!call.startsWith('chat.group ')) continue;
    const { id, notice } = answer as Group;
    read = { ...withNoticeRead(id, notice, read) };
  }
  return read;
}

/** The app as it looked when the snapshot was taken; only settings can be changed. */
export function FrozenApp(props: {
  readonly snapshot: OfficeSnapshot;
  readonly address: string;
  readonly state: StateName;
  readonly settings: Partial<SettingValues>;
  readonly translator: Translator;
}): JSX.Element {
  const [parts] = useState(() => {
    const readNotices = props.state === 'announced' ? {} : allNoticesRead(props.snapshot);
    const settings = { ...defaultSettings(), readNotices, ...props.settings };
    const app = frozenParts(props.snapshot, props.state, settings);
    const doors = {
      takeTicket: () => undefined,
      asking: (address: string) => address,
      leaveFor: nothing,
      here: () => props.address,
    };
    const router = createMemoryRouter(appRoutes(app, doors), { initialEntries: [props.address] });
    return { app, router };
  });
  return <App app={parts.app} router={parts.router} translator={props.translator} />;
}
