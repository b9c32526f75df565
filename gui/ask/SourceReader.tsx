// The source that is being read: the text around the quote, which is tinted at its exact place or not at all.
import { useEffect, useRef, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { AskScreen } from '#sdk/ask/screens/ask.ts';
import { saveMade } from '../files/save-made.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';

/** Arrows step through the sources of the answer. */
export function SourceReader({ screen }: { readonly screen: AskScreen }): JSX.Element | null {
  const translator = useTranslator();
  const { t } = translator;
  const { office } = useApp();
  const navigate = useNavigate();
  const notify = useNotify();
  const { source, turns } = useScreen(screen);
  const tinted = useRef<HTMLElement>(null);
  const reading = source?.reading;
  useEffect(() => {
    tinted.current?.scrollIntoView({ block: 'center' });
  }, [reading]);
  if (source === undefined) return null;
  const answer = turns.find((each) => each.answer?.id === source.answerId)?.answer;
  const sources = answer?.sources ?? [];
  const cited = sources.find(({ n }) => n === source.n);
  const at = sources.findIndex(({ n }) => n === source.n);
  const step = (by: number): void => {
    const next = sources[at + by];
    if (next !== undefined) void screen.openSource(source.answerId, next.n);
  };
  const state = reading?.state ?? cited?.state ?? 'same';
  const where = [
    reading?.heading ?? cited?.heading ?? '',
    (reading?.page ?? 0) > 0 ? t('ask.page', { page: reading?.page ?? 0 }) : '',
  ].filter((part) => part !== '');
  return (
    <div className="tg-ask-source">
      <header>
        <div className="tg-ask-source__steps">
          <strong>{t('ask.source', { n: source.n })}</strong>
          <span>{t('ask.ofSources', { count: sources.length })}</span>
          <span className="tg-ask-field__space" />
          <IconButton
            icon="back"
            size={18}
            label={t('ask.previousSource')}
            disabled={at <= 0}
            onClick={() => step(-1)}
          />
          <IconButton
            icon="next"
            size={18}
            label={t('ask.nextSource')}
            disabled={at >= sources.length - 1}
            onClick={() => step(1)}
          />
          <IconButton
            icon="close"
            size={18}
            label={t('ask.closeSource')}
            onClick={() => screen.closeSource()}
          />
        </div>
        <h2>{reading?.document ?? cited?.document ?? ''}</h2>
        <p>
          {where.length > 0 ? `§ ${where.join(' • ')} • ` : ''}
          <span data-state={state}>{t(`ask.${state}`)}</span>
        </p>
      </header>
      <div
        className="tg-ask-source__text"
        tabIndex={0}
        role="region"
        aria-label={t('ask.source', { n: source.n })}
      >
        {source.error === undefined ? null : (
          <ErrorState
            small
            title={t('ask.sourceHidden')}
            detail={errorText(translator, source.error)}
            code={source.error.code}
          />
        )}
        {reading === undefined ? null : <Tinted reading={reading} mark={tinted} />}
        {reading !== undefined && reading.start === undefined ? (
          <p className="tg-ask-turn__warn">{t('ask.notFoundHere')}</p>
        ) : null}
      </div>
      <footer>
        <Button
          disabled={cited === undefined || cited.quote === ''}
          onClick={() =>
            void notify.attempt(async () => {
              await navigator.clipboard.writeText(
                `${cited?.quote ?? ''}\n—— ${[cited?.document, cited?.heading].filter((part) => part !== undefined && part !== '').join(' › ')}`,
              );
              notify.done({ key: 'ask.copied' });
            })
          }
        >
          {t('ask.copyQuote')}
        </Button>
        {reading?.fileId === undefined ? null : (
          <Button
            icon="down"
            onClick={() =>
              void notify.attempt(async () => {
                const { type, bytes } = await office.ask.sourceFile(reading.fileId ?? '');
                saveMade({ name: reading.document, type, bytes });
              })
            }
          >
            {t('ask.download')}
          </Button>
        )}
        {reading?.nodeId === undefined ? null : (
          <Button
            icon="disk"
            onClick={() =>
              void notify.attempt(async () => {
                const { node } = await office.disk.stat(reading.nodeId ?? '');
                await navigate(`/main/disk/${node.diskKind}/${node.parentId}?open=file:${node.id}`);
              })
            }
          >
            {t('ask.openInDisk')}
          </Button>
        )}
      </footer>
    </div>
  );
}

function Tinted(props: {
  readonly reading: {
    readonly text: string;
    readonly from: number;
    readonly start?: number | undefined;
    readonly end?: number | undefined;
  };
  readonly mark: React.RefObject<HTMLElement | null>;
}): JSX.Element {
  const { text, from, start, end } = props.reading;
  if (start === undefined || end === undefined) return <pre>{plain(text)}</pre>;
  return (
    <pre>
      {plain(text.slice(0, start - from))}
      <mark ref={props.mark}>{text.slice(start - from, end - from)}</mark>
      {plain(text.slice(end - from))}
    </pre>
  );
}

/** What stands around the quote, without the marks of Markdown; the quote itself stays to the letter. */
const plain = (text: string): string => text.replace(/^#{1,6}[ \t]+/gmu, '').replace(/\*\*|__/gu, '');
