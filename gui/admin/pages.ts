// The pages of the administration, in the order of their menu.
import type { ComponentType } from 'react';
import type { IconName } from '../parts/icon-paths.ts';
import { AppsAdmin } from './AppsAdmin.tsx';
import { DepartmentsAdmin } from './DepartmentsAdmin.tsx';
import { DirectoryAdmin } from './DirectoryAdmin.tsx';
import { FormsAdmin } from './FormsAdmin.tsx';
import { LimitsAdmin } from './LimitsAdmin.tsx';
import { LogAdmin } from './LogAdmin.tsx';
import { OverviewAdmin } from './OverviewAdmin.tsx';
import { ParametersAdmin } from './ParametersAdmin.tsx';
import { PeopleAdmin } from './PeopleAdmin.tsx';
import { RetentionAdmin } from './RetentionAdmin.tsx';
import { RolesAdmin } from './RolesAdmin.tsx';
import { SystemsAdmin } from './SystemsAdmin.tsx';
import { WordsAdmin } from './WordsAdmin.tsx';

/** Names of the pages, as they stand in addresses. */
export const adminPageNames = [
  'overview',
  'people',
  'departments',
  'roles',
  'apps',
  'forms',
  'systems',
  'words',
  'parameters',
  'limits',
  'directory',
  'retention',
  'log',
] as const;
/** One of them. */
export type AdminPageName = (typeof adminPageNames)[number];

/** What each page shows, and by which icon. */
export const adminPages: Readonly<
  Record<AdminPageName, { readonly icon: IconName; readonly Page: ComponentType }>
> = {
  overview: { icon: 'info', Page: OverviewAdmin },
  people: { icon: 'people', Page: PeopleAdmin },
  departments: { icon: 'panel', Page: DepartmentsAdmin },
  roles: { icon: 'shield', Page: RolesAdmin },
  apps: { icon: 'apps', Page: AppsAdmin },
  forms: { icon: 'approval', Page: FormsAdmin },
  systems: { icon: 'globe', Page: SystemsAdmin },
  words: { icon: 'flame', Page: WordsAdmin },
  parameters: { icon: 'settings', Page: ParametersAdmin },
  limits: { icon: 'clock', Page: LimitsAdmin },
  directory: { icon: 'transfers', Page: DirectoryAdmin },
  retention: { icon: 'record', Page: RetentionAdmin },
  log: { icon: 'eye', Page: LogAdmin },
};
