// Icons of apps, forms and sources that stand in no other part of the window; drawn like the first page's set.
import { iconPaths, type IconName } from '../parts/icon-paths.ts';

const paths = {
  money: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 6.5l3 4 3-4M10 10.5V14.5M7.5 11h5M7.5 13h5',
  cart: 'M3 4h2l1.8 8.5h7.4L16 6.5H5.6M7.5 15.5a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M12.5 15.5a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0',
  car: 'M3.5 13.5v-3l1.7-4.2A1.5 1.5 0 0 1 6.6 5.4h6.8a1.5 1.5 0 0 1 1.4.9l1.7 4.2v3zM3.5 10.5h13M5 13.5v2M15 13.5v2',
  visitor:
    'M3 5.5h14v9H3zM5.8 9a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M5 12.5c.4-1 1.2-1.5 2.2-1.5s1.8.5 2.2 1.5M11.5 8.5h3.5M11.5 11.5h3.5',
  book: 'M10 5.5C8.3 4.3 6 4 3.5 4v11c2.5 0 4.8.3 6.5 1.5 1.7-1.2 4-1.5 6.5-1.5V4c-2.5 0-4.8.3-6.5 1.5zM10 5.5v11',
  chart: 'M3.5 3.5v13h13M7 13.5v-3M10.5 13.5V7M14 13.5V9',
  tool: 'M12.8 3.4a4 4 0 0 0-4.9 5.2L3.6 12.9a1.6 1.6 0 0 0 2.3 2.3l4.3-4.3a4 4 0 0 0 5.2-4.9l-2.3 2.3-2-.6-.6-2z',
  flag: 'M5 17V3.5M5 4h9.5l-2 3.5 2 3.5H5',
  drop: 'M10 3.2c2.8 3.4 4.4 5.6 4.4 8a4.4 4.4 0 0 1-8.8 0c0-2.4 1.6-4.6 4.4-8z',
  swap: 'M4 7.5h11M12 4.5l3 3-3 3M16 12.5H5M8 9.5l-3 3 3 3',
  key: 'M4 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 11l6.5-6.5M13 7l2 2M15.5 4.5l1.5 1.5',
  megaphone: 'M4 8.5v3h2.5L14 15V5L6.5 8.5zM7 12l1 4h2l-1-3.2M16 8.5v3',
  suggestion: 'M7.3 13a5 5 0 1 1 5.4 0v1.5H7.3zM8 17h4',
  external:
    'M8.5 4.5H5A1.5 1.5 0 0 0 3.5 6v9A1.5 1.5 0 0 0 5 16.5h9a1.5 1.5 0 0 0 1.5-1.5v-3.5M11.5 3.5h5v5M16.5 3.5 9 11',
  edit: 'M4 16l.8-3.5L13.5 4 16 6.5l-8.7 8.7z',
} as const;

/** The path of an icon; an app's icon that nobody drew is the one of apps. */
export function workIconPath(name: string): string {
  if (Object.hasOwn(paths, name)) return paths[name as keyof typeof paths];
  return Object.hasOwn(iconPaths, name) ? iconPaths[name as IconName] : iconPaths.apps;
}
