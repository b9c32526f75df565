// Draws a picture of the office's files where it stands in a text; until it is there, and where it cannot be had, its words.
import type { JSX } from 'react';
import { fileById } from '#sdk/transfers/rules/file-by-id.ts';
import { useContent } from './useContent.ts';
import '../parts/rich-text/RichText.css';

/** The figure. */
export function OfficePicture({
  file,
  words,
}: {
  readonly file: string;
  readonly words: string;
}): JSX.Element {
  const { url } = useContent(fileById(file, { kind: 'image', name: words }), false);
  return (
    <figure className="tg-rich__figure" data-shown={url === undefined ? undefined : ''}>
      {url === undefined ? words : <img src={url} alt={words} />}
    </figure>
  );
}
