/** The dark squares of a QR code, as a path in a square of `size`. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}
