import { type FileErrorKey, type FileLimits, type FileType, fileTypes } from '@jalon/forms/schemas';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';

/** Looks for malicious software in a file. Rejects when it can't tell. */
export interface FileScanner {
  isSafe(content: AsyncIterable<Buffer>): Promise<boolean>;
}

/** The limits of pictures, in pixels: of a bomb a few kilobytes become gigabytes in memory when it is opened. */
export const pictureLimits = { side: 20_000, pixels: 100_000_000 };

/** The bytes in which the type of a file, and the dimensions of a picture after its metadata, must be found. */
const headBytes = 1024 * 1024;

export type CheckedFile =
  | { readonly type: FileType; readonly error?: undefined }
  | { readonly error: FileErrorKey };

export interface CheckOptions {
  readonly types: FileLimits['types'];
  readonly scanner: FileScanner | undefined;
}

/**
 * Checks a complete file by its content; its name counts for nothing. `read` starts from the beginning at each call; only
 * a scanner reads further than the head.
 */
export async function checkFile(
  read: () => AsyncIterable<Buffer>,
  { types, scanner }: CheckOptions,
): Promise<CheckedFile> {
  const head: Buffer[] = [];
  let length = 0;
  for await (const bytes of read()) {
    head.push(bytes);
    length += bytes.length;
    if (length >= headBytes) break;
  }
  const start = Buffer.concat(head).subarray(0, headBytes);
  const type = await typeOf(start);
  if (!type || !types.includes(type)) return { error: 'fileType' };
  if (type !== 'application/pdf' && !isReasonablePicture(start)) return { error: 'fileUnreadable' };
  if (scanner && !(await scanner.isSafe(read()))) return { error: 'fileUnsafe' };
  return { type };
}

async function typeOf(start: Buffer): Promise<FileType | undefined> {
  const { mime } = (await fileTypeFromBuffer(start)) ?? {};
  if (mime === 'image/heif') return 'image/heic';
  return mime && Object.hasOwn(fileTypes, mime) ? (mime as FileType) : undefined;
}

function isReasonablePicture(start: Buffer): boolean {
  try {
    const { width, height } = imageSize(start);
    return (
      width > 0 &&
      height > 0 &&
      Math.max(width, height) <= pictureLimits.side &&
      width * height <= pictureLimits.pixels
    );
  } catch {
    return false;
  }
}

/** A name with one ending, that of the content: `invoice.pdf.exe` of a PDF becomes `invoice-pdf.pdf`. */
export function nameWithType(name: string, type: FileType): string {
  const endings: readonly string[] = fileTypes[type];
  const dot = name.lastIndexOf('.');
  const own = name.slice(dot + 1).toLowerCase();
  const stem = (dot > 0 ? name.slice(0, dot) : name).replaceAll('.', '-').replace(/^[-\s]+|[-\s]+$/g, '');
  return `${stem || 'file'}.${endings.includes(own) ? own : endings[0]}`;
}
