// The parts of the client, each with its title and what draws it. A new part is a row here and a name in `focus.ts`.
import type { ComponentType } from 'react';
import type { TextKey } from '#sdk/locales/index.ts';
import type { TabName } from '../keys/focus.ts';
import type { Cells } from './layout.ts';
import { Agenda } from '../screens/Agenda.tsx';
import { Ask } from '../screens/Ask.tsx';
import { Contacts } from '../screens/Contacts.tsx';
import { Disk } from '../screens/Disk.tsx';
import { Messages } from '../screens/Messages.tsx';
import { Notices } from '../screens/Notices.tsx';
import { Todos } from '../screens/Todos.tsx';

/** The parts, by name. Each fills exactly the cells it is given. */
export const tabs: Readonly<Record<TabName, { title: TextKey; Body: ComponentType<Cells> }>> = {
  messages: { title: 'frame.nav.messages', Body: Messages },
  contacts: { title: 'contacts.title', Body: Contacts },
  agenda: { title: 'schedule.title', Body: Agenda },
  todo: { title: 'workbench.todo.title', Body: Todos },
  notices: { title: 'noticeCentre.title', Body: Notices },
  ask: { title: 'ask.title', Body: Ask },
  disk: { title: 'frame.nav.disk', Body: Disk },
};
