// Statuses as this device knows them.
import type { PersonStatus } from '../contract/status.ts';

/** Statuses by the person's id; who has none is not in it. */
export type KnownStatuses = Readonly<Record<string, PersonStatus>>;
