// An item to be made as a whole: what was left out is usual.
import type { ItemInput } from '../../contract/schedule.ts';

/** An item to be made; what is left out is usual: one's first calendar, the device's zone, no repetition. */
export type NewItem = Pick<ItemInput, 'title' | 'start' | 'end'> & Partial<ItemInput>;

/** The whole item. @param zone the one it is in unless it says so itself */
export const wholeItem = (item: NewItem, zone: string): ItemInput => ({
  type: 'schedule',
  location: '',
  zone,
  isAllDay: item.start.length === 10,
  rule: '',
  workdays: false,
  exceptions: [],
  overrides: [],
  importance: 'ordinary',
  remarks: '',
  reminders: [],
  checklist: [],
  source: '',
  people: [],
  files: [],
  ...item,
});
