// The door of apps.
export type { AppCategory, AppEntry, AppGroup, AppOpening, Workbench } from './apps-api.ts';
