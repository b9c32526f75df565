// The door of groups, for the parts of the SDK that join it with others.
export type { GroupsApi } from './groups-api.ts';
export { GroupsSpace } from './service.ts';
export { groupsDoor } from './groups-door.ts';
