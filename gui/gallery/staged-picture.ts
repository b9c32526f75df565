// Draws the pictures of the staged messages: hills under a sky in the seven hues, different for every name.
import type { PictureFile } from '#sdk/api.ts';

const skies = [
  ['#dfeee9', '#b9dcd2'],
  ['#f3e7cf', '#e7c98f'],
  ['#e3e0f2', '#b9b0dd'],
] as const;
const hills = ['#0b7765', '#3c6ea8', '#5c8f3f', '#7059a8', '#b8862b', '#c9573f', '#a94f7d'] as const;

/** The same picture for the same name, as SVG. Sides in pixels. */
export function stagedPicture(name: string, width: number, height: number): PictureFile {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const [from, to] = skies[seed % skies.length] ?? skies[0];
  const hill = (at: number): string => {
    const top = height * (0.45 + 0.16 * at);
    const peak = top - height * (0.08 + ((seed * (at + 3)) % 17) / 100);
    const color = hills[(seed + at * 2) % hills.length] ?? hills[0];
    return `<path fill="${color}" fill-opacity="${0.55 + at * 0.15}" d="M0 ${height}V${top}Q${width * 0.25} ${peak} ${width * 0.5} ${top}T${width} ${peak + height * 0.1}V${height}Z"/>`;
  };
  const sun = `<circle cx="${width * (0.2 + (seed % 60) / 100)}" cy="${height * 0.28}" r="${Math.min(width, height) * 0.09}" fill="#fff" fill-opacity=".8"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>${sun}${[0, 1, 2].map((at) => hill(at)).join('')}</svg>`;
  return { type: 'image/svg+xml', bytes: new TextEncoder().encode(svg) };
}
