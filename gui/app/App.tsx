// The app from the outside in: parts, language, appearance, notices, and the routes.
import { useEffect, useMemo, type JSX } from 'react';
import { RouterProvider } from 'react-router/dom';
import { detectLanguage } from '#sdk/locales/language.ts';
import type { Translator } from '#sdk/locales/translator.ts';
import { atClock } from '../parts/load-translator.ts';
import { PhotoProvider } from '../parts/photos.ts';
import { TextProvider } from '../parts/text.ts';
import { useLoadedTranslator } from '../parts/useLoadedTranslator.ts';
import { AppProvider, type AppParts } from '../ground/app-parts.ts';
import type { AppRouter } from './routes.tsx';
import { Notices } from './Notices.tsx';
import { useAppearance } from './useAppearance.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useLetters } from './useLetters.ts';
import { useWorkerNews } from './useWorkerNews.ts';

/** One language for everything inside; another one replaces the sentences where they stand, nothing is reloaded. */
export function App(props: {
  readonly app: AppParts;
  readonly router: AppRouter;
  /** Of the language the page was started in. */
  readonly translator: Translator;
}): JSX.Element {
  const { language, clock, nameLetters } = useScreen(props.app.settings);
  const { language: remembered } = useAppearance(props.app);
  const chosen = detectLanguage(language === 'auto' ? remembered : language, navigator.language);
  const spoken = useLoadedTranslator(chosen, props.translator, 'whole');
  const letters = useLetters(nameLetters && spoken.language === 'en');
  const translator = useMemo(() => atClock(spoken, clock, letters), [spoken, clock, letters]);
  const noticesName = translator.t('chat.systemNotices');
  useEffect(() => {
    props.app.office.chat.callNotices(noticesName).catch(reportError);
  }, [props.app.office, noticesName]);
  return (
    <AppProvider value={props.app}>
      <TextProvider value={translator}>
        <PhotoProvider value={props.app.photos}>
          <RouterProvider router={props.router} />
        </PhotoProvider>
        <Notices onOpen={(path) => void props.router.navigate(path)} />
        <WorkerNews />
      </TextProvider>
    </AppProvider>
  );
}

/** Draws nothing: turns what the worker tells into notices. */
function WorkerNews(): null {
  useWorkerNews();
  return null;
}
