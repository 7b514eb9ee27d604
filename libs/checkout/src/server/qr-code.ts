import { encode } from 'uqr';
import type { QrPath } from '../gift/qr-path.ts';

/** Modules of white around a QR code, which scanners need (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a QR code. */
export function qrCodeOf(text: string): QrPath {
  const { size, data } = encode(text, { border: quietZone });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}
