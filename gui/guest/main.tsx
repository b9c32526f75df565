// Starts the page of a meeting for somebody without an account: the link is read, and its code stays out of the history.
import '../ground/trusted-types.ts';
import '../theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { detectLanguage } from '#sdk/locales/language.ts';
import { openGuestRoom } from '#sdk/meeting/index.ts';
import { randomId } from '../ground/random-id.ts';
import { LocalMedia } from '../meeting/media/local-media.ts';
import { RoomEngine } from '../meeting/media/room-engine.ts';
import { loadWholeTranslator } from '../parts/load-translator.ts';
import { applyAppearance, loadAppearance } from '../theme/appearance.ts';
import { loadLanguage, saveLanguage } from '../theme/language-memory.ts';
import { GuestApp } from './GuestApp.tsx';
import { guestLink, passPlace } from './guest-link.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
applyAppearance(
  document.documentElement,
  loadAppearance(localStorage),
  matchMedia('(prefers-color-scheme: dark)'),
);
const translator = await loadWholeTranslator(detectLanguage(loadLanguage(localStorage), navigator.language));
const { meetingId, code } = guestLink(location.href);
const kept = passPlace(sessionStorage, meetingId);
const guest = openGuestRoom({
  fetch: (url, init) => fetch(url, init as RequestInit),
  random: {
    uuid: randomId,
    number: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  },
  server: location.origin,
  meetingId,
  code,
  pass: kept.read(),
  report: reportError,
});
createRoot(root).render(
  <StrictMode>
    <GuestApp
      guest={guest}
      makeEngine={() => new RoomEngine({ meeting: guest.room }, new LocalMedia(), reportError)}
      onEntered={() => kept.write(guest.pass())}
      translator={translator}
      onLanguage={(language) => saveLanguage(localStorage, language)}
    />
  </StrictMode>,
);
