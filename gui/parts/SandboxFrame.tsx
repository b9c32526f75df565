// A frame in which nothing can run: no scripts, no forms, no windows, nothing fetched. What is drawn inside is drawn from here.
import { useEffect, useState, type JSX, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keepRules, ownMarkup } from '../ground/trusted-types.ts';
import './SandboxFrame.css';

/** Besides the page's own policy: nothing but pictures that this page has made, and film and sound of it or its office. */
const policy = `default-src 'none'; img-src blob: data:; media-src blob: ${location.origin}; font-src data: blob:`;
const empty = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body></body></html>`;

const tokens = [
  ...(['--paper', '--pane', '--ink', '--ink-2', '--ink-3', '--line', '--accent', '--select'] as const),
  ...(['--font', '--mono', '--link'] as const),
];

/**
 * `css` is all the style there is inside. `children` gets the frame's document and draws into its body; pressing Escape
 * inside is told to `onEscape`, because the frame keeps its keys for itself.
 */
export function SandboxFrame(props: {
  readonly title: string;
  readonly css: string;
  readonly onEscape: () => void;
  readonly children: (inside: Document) => ReactNode;
}): JSX.Element {
  const { css, onEscape } = props;
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [inside, setInside] = useState<Document>();
  useEffect(() => {
    if (frame === null) return;
    const ready = (): void => {
      const made = frame.contentDocument;
      const window = frame.contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null;
      if (made === null || window === null || made.body === null || made.URL !== 'about:srcdoc') return;
      keepRules(window);
      // Sheets are put in place by the page: the policy lets no style come with what is shown.
      const sheet = new window.CSSStyleSheet();
      sheet.replaceSync(css);
      made.adoptedStyleSheets = [sheet];
      const own = getComputedStyle(document.documentElement);
      for (const token of tokens) made.documentElement.style.setProperty(token, own.getPropertyValue(token));
      made.documentElement.style.colorScheme = own.colorScheme;
      made.documentElement.lang = document.documentElement.lang;
      setInside(made);
    };
    frame.addEventListener('load', ready);
    // By the page and not as an attribute: those become texts, which are refused.
    if (frame.srcdoc === '') frame.srcdoc = ownMarkup(empty);
    else if (frame.contentDocument?.readyState === 'complete') ready();
    return () => frame.removeEventListener('load', ready);
  }, [frame, css]);
  useEffect(() => {
    if (inside === undefined) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEscape();
    };
    inside.addEventListener('keydown', press);
    return () => inside.removeEventListener('keydown', press);
  }, [inside, onEscape]);
  return (
    <>
      <iframe
        ref={setFrame}
        className="tg-sandbox"
        title={props.title}
        // Of the same origin, so that this page can draw into it; without `allow-scripts` nothing inside ever runs.
        sandbox="allow-same-origin"
        referrerPolicy="no-referrer"
      />
      {inside === undefined ? null : createPortal(props.children(inside), inside.body)}
    </>
  );
}
