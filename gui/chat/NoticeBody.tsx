// Draws a system notice (messages of person 2) in the reader's language, with the way to what it is about.
import { lazy, Suspense, type JSX } from 'react';
import { lineText } from '#sdk/locales/card-text.ts';
import { readSystemNotice, systemNoticesId } from '#sdk/contract/markup/system-notice.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { PaneBoundary } from '../ground/PaneBoundary.tsx';
import { useTranslator } from '../parts/text.ts';
import './kinds/CardMessage.css';

const NoticeWay = lazy(async () => ({
  default: (await loadPart(() => import('./NoticeWay.tsx'))).NoticeWay,
}));

/** A text that is no notice is shown as it is. */
export function NoticeBody({ text }: { readonly text: string }): JSX.Element {
  const translator = useTranslator();
  const notice = readSystemNotice(text);
  return (
    <div className="tg-kind">
      <p className="tg-kind__words">{lineText(translator, summarize(text, systemNoticesId))}</p>
      {notice === undefined ? null : (
        <PaneBoundary onFail={() => undefined}>
          <Suspense fallback={null}>
            <NoticeWay notice={notice} />
          </Suspense>
        </PaneBoundary>
      )}
    </div>
  );
}
