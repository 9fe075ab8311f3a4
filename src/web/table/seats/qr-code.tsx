/** QR code of a link, for the camera of another device. The library is loaded when the first code is shown. */
import encodeQR from 'qr';

interface QrProps {
  readonly text: string;
  readonly label: string;
}

/** Width of the white margin in modules; cameras need it to find the code. */
const QUIET = 4;

export function QrCode({ text, label }: QrProps) {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shape-rendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
