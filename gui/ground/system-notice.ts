// Shows notices by the system, where the browser has them and the person has allowed them.

/** Whether the browser may show notices; `missing` where it has none (or gives none to pages like this one). */
export type NoticePermission = 'notAsked' | 'allowed' | 'refused' | 'missing';

const ours = { default: 'notAsked', granted: 'allowed', denied: 'refused' } as const satisfies Record<
  NotificationPermission,
  NoticePermission
>;

/** What the browser says at this moment. */
export function noticePermission(): NoticePermission {
  return typeof Notification === 'undefined' || !isSecureContext ? 'missing' : ours[Notification.permission];
}

/** Asks the person; only ever from a click, as browsers demand and people expect. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() === 'missing') return 'missing';
  return ours[await Notification.requestPermission()];
}

/** Shows one; a later one of the same `tag` takes its place. `onOpen` follows a click on it. */
export function showSystemNotice(notice: {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly onOpen: () => void;
}): void {
  if (noticePermission() !== 'allowed') return;
  // The chime is ours: one sound, under one switch.
  const shown = new Notification(notice.title, { body: notice.body, tag: notice.tag, silent: true });
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
    notice.onOpen();
  });
}
