// Keeps the window's title and its mark in the tab in step with the place, the unread count and what waits.
import { useEffect } from 'react';
import { useTranslator } from '../parts/text.ts';
import plainMark from '../theme/favicon.svg?url';
import unreadMark from '../theme/favicon-unread.svg?url';
import { useApp } from './app-parts.ts';

/** `(12 · 待办 3) 数字化平台组 — 七巧`. The mark in the tab gets a dot while anything is unread. */
export function useTitle(place: string, unread: number, todo = 0): void {
  const { variant } = useApp();
  const { t, language } = useTranslator();
  const product = variant.brand.shortName[language];
  useEffect(() => {
    const counts = [
      ...(unread > 0 ? [String(unread)] : []),
      ...(todo > 0 ? [t('frame.windowTitleTodo', { count: todo })] : []),
    ].join(' · ');
    const title = t('frame.windowTitle', { place, product });
    document.title = counts === '' ? title : `(${counts}) ${title}`;
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    // Installed as an app, or in the desktop client's dock; elsewhere there is no such place.
    navigator.setAppBadge?.(unread).catch(() => undefined);
    if (link) link.href = unread > 0 ? unreadMark : plainMark;
  }, [place, product, t, unread, todo]);
}
