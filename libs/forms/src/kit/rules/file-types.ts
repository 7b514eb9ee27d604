/** The types of files that can be checked by their content, with the endings of their names. */
export const fileTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FileType = keyof typeof fileTypes;

/** Photographs, as phones and scanners make them. */
export const photographTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
] as const satisfies readonly FileType[];

/** What a field of files accepts. */
export interface FileLimits {
  /** The number of files. */
  readonly max: number;
  /** Bytes of each file. */
  readonly maxSize: number;
  /** Bytes of all its files together. */
  readonly maxTotal: number;
  readonly types: readonly FileType[];
}
