// Draws the small mark that lies over the icon in the task bar while something is unread.
import { PNG } from 'pngjs';

/** The house's red for counts (design language: danger). */
const red = [200, 72, 61] as const;

/** A filled circle with soft edges, as PNG. @param size in pixels */
export function dotPicture(size: number): Buffer {
  const picture = new PNG({ width: size, height: size });
  const middle = (size - 1) / 2;
  const radius = size * 0.42;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const inside = radius - Math.hypot(x - middle, y - middle) + 0.5;
      const at = (y * size + x) * 4;
      picture.data.set([...red, Math.round(255 * Math.min(1, Math.max(0, inside)))], at);
    }
  return PNG.sync.write(picture);
}
