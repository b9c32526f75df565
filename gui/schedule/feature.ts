// The schedule in the window: its place, loaded when it is opened, and its pictures.
import type { GuiFeature } from '../feature.ts';

/** The feature. */
export const scheduleGui: GuiFeature = {
  name: 'schedule',
  pictures: [
    { name: 'planner', address: '/main/schedule' },
    { name: 'planner-day', address: '/main/schedule?view=day' },
    { name: 'planner-month', address: '/main/schedule?view=month' },
    { name: 'planner-list', address: '/main/schedule?view=list' },
    { name: 'planner-tasks', address: '/main/schedule?view=tasks' },
    { name: 'planner-item', address: '/main/schedule?open=event:3' },
    { name: 'planner-task', address: '/main/schedule?view=tasks&open=task:7' },
  ],
  routes: [
    {
      path: '/main/schedule',
      load: async () => (await import('./SchedulePage.tsx')).SchedulePage,
    },
  ],
};
