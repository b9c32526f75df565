// Draws a QR code as one path: dark on light in both themes, because scanners want it so.
import { create } from 'qrcode/lib/core/qrcode';
import { useMemo, type JSX } from 'react';
import './QrCode.css';

/** Modules of quiet around the code (ISO 18004). */
const quiet = 4;

/** `label` says what the code is for; whoever does not see it gets the address as text beside it. */
export function QrCode(props: { readonly text: string; readonly label: string }): JSX.Element {
  const { text } = props;
  const { path, side } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    let drawn = '';
    for (let y = 0; y < modules.size; y += 1)
      for (let x = 0; x < modules.size; x += 1)
        if (modules.get(y, x) !== 0) drawn += `M${x + quiet} ${y + quiet}h1v1h-1z`;
    return { path: drawn, side: modules.size + 2 * quiet };
  }, [text]);
  return (
    <svg
      className="tg-qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={props.label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
