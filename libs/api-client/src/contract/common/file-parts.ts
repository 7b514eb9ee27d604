/** The bytes of each part of a file but the last, which has the rest. */
export const filePartSize = 512 * 1024;

/** The number of parts of a file. */
export function filePartCount(size: number): number {
  return Math.ceil(size / filePartSize);
}
