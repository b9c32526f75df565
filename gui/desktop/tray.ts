// Owns the icon in the tray and its menu (spec §2: show window, lock, quit; do not disturb beside them).
import { Menu, nativeImage, Tray, type MenuItemConstructorOptions } from 'electron';
import type { Translator } from '#sdk/locales/index.ts';

/** Height of icons in the menu bar of macOS. */
const menuBarSize = 18;

/** What the menu shows. */
export type TrayState = {
  readonly name: string;
  readonly unread: number;
  /** How much waits to be settled. */
  readonly todo: number;
  /** Somebody is signed in and has chosen what unlocks. */
  readonly canLock: boolean;
  readonly locked: boolean;
  readonly doNotDisturb: boolean;
};

/** What it does. */
export type TrayActs = {
  show(): void;
  lock(): void;
  setDoNotDisturb(on: boolean): void;
  quit(): void;
};

/** The rows of the menu. Pure, so that they can be looked at without a tray. */
export function trayMenu(
  state: TrayState,
  acts: TrayActs,
  { t }: Pick<Translator, 't'>,
): MenuItemConstructorOptions[] {
  return [
    { label: t('desktop.tray.show', { name: state.name }), click: () => acts.show() },
    { type: 'separator' },
    {
      label: t('desktop.tray.lock'),
      enabled: state.canLock && !state.locked,
      click: () => acts.lock(),
    },
    {
      label: t('desktop.tray.doNotDisturb'),
      type: 'checkbox',
      checked: state.doNotDisturb,
      click: ({ checked }) => acts.setDoNotDisturb(checked),
    },
    { type: 'separator' },
    { label: t('desktop.tray.quit'), click: () => acts.quit() },
  ];
}

/** What the icon says when the pointer is over it: the product, what is unread, what waits. */
export function trayTip(
  { name, unread, todo }: Pick<TrayState, 'name' | 'unread' | 'todo'>,
  { t }: Pick<Translator, 't'>,
): string {
  const parts = [
    name,
    ...(unread > 0 ? [t('desktop.unread', { count: unread })] : []),
    ...(todo > 0 ? [t('desktop.todo', { count: todo })] : []),
  ];
  return parts.join(' · ');
}

/** The tray icon; a new state replaces the menu. */
export function createTray(icon: string, acts: TrayActs) {
  // Only macOS takes a picture as large as it is.
  const tray = new Tray(
    process.platform === 'darwin' ? nativeImage.createFromPath(icon).resize({ height: menuBarSize }) : icon,
  );
  tray.on('click', () => acts.show());
  return {
    update(state: TrayState, texts: Pick<Translator, 't'>): void {
      tray.setToolTip(trayTip(state, texts));
      tray.setContextMenu(Menu.buildFromTemplate(trayMenu(state, acts, texts)));
    },
    close: (): void => tray.destroy(),
  };
}
