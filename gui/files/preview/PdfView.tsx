// Draws a PDF file page by page as one comes to it, each with its text over it, to be read, found and chosen.
import { useEffect, useRef, useState, type JSX } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';

type Loaded = { readonly document: PDFDocumentProxy; readonly sizes: readonly (readonly [number, number])[] };

/** Why a file is not drawn. */
export type PdfProblem = 'damaged' | 'encrypted';

const most = { pages: 2_000, pixels: 16_777_216 } as const;
/** Nobody waits longer for a file to open; one that takes so long is broken or hostile. */
const openWithinMs = 30_000;

async function load(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Loaded | PdfProblem> {
  const { getDocument, GlobalWorkerOptions, PasswordException } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = '/pdf/build/pdf.worker.min.js';
  const loading = getDocument({
    data: bytes.slice(),
    ...{ cMapUrl: '/pdf/cmaps/', cMapPacked: true, standardFontDataUrl: '/pdf/standard_fonts/' },
    ...{ wasmUrl: '/pdf/wasm/', useSystemFonts: true, verbosity: 0 },
    // Forms that bring scripts of their own are not drawn.
    ...{ enableXfa: false, stopAtErrors: false, canvasMaxAreaInBytes: most.pixels * 4 },
    disableWorkerRendering: true,
  });
  const end = (): void => void loading.destroy();
  signal.addEventListener('abort', end, { once: true });
  const timer = setTimeout(end, openWithinMs);
  try {
    const document = await loading.promise;
    const count = Math.min(document.numPages, most.pages);
    const first = (await document.getPage(1)).getViewport({ scale: 1 });
    // All pages are taken for as large as the first until they are seen, so that nothing has to be read before.
    return { document, sizes: Array.from({ length: count }, () => [first.width, first.height] as const) };
  } catch (error) {
    if (!signal.aborted) console.warn('The PDF file could not be opened.', error);
    await loading.destroy();
    return error instanceof PasswordException ? 'encrypted' : 'damaged';
  } finally {
    clearTimeout(timer);
  }
}

/** `onProblem` where there is nothing to draw. */
export function PdfView(props: {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pageLabel: (number: number, count: number) => string;
  readonly onProblem: (problem: PdfProblem) => void;
}): JSX.Element | null {
  const { bytes, onProblem } = props;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const controller = new AbortController();
    void load(bytes, controller.signal).then((found) => {
      if (controller.signal.aborted) return;
      if (typeof found === 'string') onProblem(found);
      else setLoaded(found);
    });
    return () => controller.abort();
  }, [bytes, onProblem]);
  if (loaded === undefined) return <p className="waiting">…</p>;
  return (
    <div className="pdf">
      {loaded.sizes.map((size, at) => (
        <Page
          // Pages never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          file={loaded.document}
          number={at + 1}
          size={size}
          label={props.pageLabel(at + 1, loaded.sizes.length)}
        />
      ))}
    </div>
  );
}

function Page(props: {
  readonly file: PDFDocumentProxy;
  readonly number: number;
  readonly size: readonly [number, number];
  readonly label: string;
}): JSX.Element {
  const { file, number } = props;
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState(props.size);
  const [url, setUrl] = useState<string>();
  const [isNear, setNear] = useState(number === 1);
  useEffect(() => {
    const element = box.current;
    if (element === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => (entries.some(({ isIntersecting }) => isIntersecting) ? setNear(true) : undefined),
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  useEffect(() => {
    const element = box.current;
    if (element === null || !isNear) return;
    let gone = false;
    let made: string | undefined;
    let stop = (): void => undefined;
    const draw = async (): Promise<void> => {
      const { TextLayer } = await import('pdfjs-dist');
      const page = await file.getPage(number);
      const own = page.getViewport({ scale: 1 });
      setSize([own.width, own.height]);
      const width = Math.min(element.parentElement?.clientWidth ?? own.width, 1_000) || own.width;
      const scale = width / own.width;
      const viewport = page.getViewport({ scale });
      const sharp = Math.min(2, globalThis.devicePixelRatio || 1);
      // Where no scripts run a canvas shows nothing: it is painted here, and its picture stands there.
      const canvas = document.createElement('canvas');
      const texts = element.querySelector<HTMLElement>('.texts');
      if (gone || texts === null) return;
      canvas.width = Math.floor(viewport.width * sharp);
      canvas.height = Math.floor(viewport.height * sharp);
      element.style.setProperty('--total-scale-factor', String(scale));
      element.style.setProperty('--scale-factor', String(scale));
      const painting = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: texts,
        viewport,
      });
      stop = () => {
        painting.cancel();
        layer.cancel();
      };
      texts.replaceChildren();
      await Promise.all([painting.promise, layer.render()]);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob === null || gone) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    };
    draw().catch((error: unknown) => {
      if (!gone) console.warn(`Page ${number} could not be drawn.`, error);
    });
    return () => {
      gone = true;
      stop();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [file, number, isNear]);
  return (
    <section
      ref={box}
      className="page"
      aria-label={props.label}
      style={{ aspectRatio: `${size[0]} / ${size[1]}` }}
    >
      {url === undefined ? null : <img src={url} alt="" />}
      <div className="texts" />
    </section>
  );
}
