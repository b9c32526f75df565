// What is used of the library for PDF files; the package's own declarations would bring Node's into the page.
declare module 'pdfjs-dist' {
  /** Where and how large a page is drawn. */
  export type PageViewport = { readonly width: number; readonly height: number };
  /** One page. */
  export interface PDFPageProxy {
    getViewport(input: { scale: number }): PageViewport;
    streamTextContent(): ReadableStream;
    render(input: { canvas: HTMLCanvasElement; viewport: PageViewport; transform: readonly number[] }): {
      readonly promise: Promise<void>;
      cancel(): void;
    };
  }
  /** An opened file. */
  export interface PDFDocumentProxy {
    readonly numPages: number;
    getPage(number: number): Promise<PDFPageProxy>;
  }
  /** Opens a file; `destroy` ends it and what reads it. */
  export function getDocument(input: Readonly<Record<string, unknown>>): {
    readonly promise: Promise<PDFDocumentProxy>;
    destroy(): Promise<void>;
  };
  export const GlobalWorkerOptions: { workerSrc: string };
  /** The file asks for a password. */
  export class PasswordException extends Error {}
  /** The text of a page as elements over it. */
  export class TextLayer {
    constructor(input: { textContentSource: ReadableStream; container: HTMLElement; viewport: PageViewport });
    render(): Promise<void>;
    cancel(): void;
  }
}
