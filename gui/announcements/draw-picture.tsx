// Draws the pictures of an announcement's text.
import { OfficePicture } from '../files/OfficePicture.tsx';
import type { DrawPicture } from '../parts/rich-text/RichTextView.tsx';

/** One picture, by its file. */
export const drawPicture: DrawPicture = (file, words) => <OfficePicture file={file} words={words} />;
