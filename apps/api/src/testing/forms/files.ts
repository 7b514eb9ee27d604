import { randomBytes, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import {
  type CallError,
  call,
  type FileProgress,
  filePartCount,
  filePartSize,
  isCallError,
  type SubmissionAccepted,
  sendFilePart,
  startFile,
  submitForm,
} from '@jalon/api-client';
import { newFileId, writeFiles } from '@jalon/forms/schemas';
import type { DeliveredFiles } from '../../features/forms/deliver/channel.ts';
import { clubFile } from '../club/specification-club.ts';

/** For channels that deliver no files. */
export const noFiles: DeliveredFiles = {
  read: async function* () {},
  linkOf: (id) => `https://club.test/api/files/${id}`,
};

/** A club whose form 1 takes photographs, three of 10 MiB and 25 MiB together. */
export const photographClub = () => clubFile({ carAdvisory: { photos: {} } });

export const advisoryId = 1;

/** A picture with these dimensions and this many bytes; without `bytes`, as small as it can be. */
export function png({ width = 4, height = 3, bytes = 0 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header)]);
  const rest = bytes - start.length - 24;
  return Buffer.concat([
    start,
    chunk('IDAT', rest > 0 ? randomBytes(rest) : deflateSync(Buffer.alloc(40))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export interface TestFile {
  readonly id: string;
  readonly name: string;
  readonly content: Buffer;
}

export function testFile(content: Buffer = png(), name = 'bruit.png'): TestFile {
  return { id: newFileId(), name, content };
}

/** One visitor’s submission of form 1 with photographs. */
export function advisoryWithFiles(baseUrl: string, idempotencyKey: string = randomUUID()) {
  const api = { baseUrl };
  const params = { formId: advisoryId };
  return {
    idempotencyKey,
    start: ({ id, name, content }: TestFile, size = content.length) =>
      call(startFile, { params, idempotencyKey, body: { id, name, size, field: 'photos' } }, api),
    part: ({ id, content }: TestFile, part: number, bytes = partOf(content, part)) =>
      call(
        sendFilePart,
        { params: { ...params, fileId: id, part }, idempotencyKey, body: new Blob([bytes]) },
        api,
      ),
    /** Sends a whole file; the last answer. */
    async upload(file: TestFile): Promise<FileProgress | CallError> {
      let answer = await this.start(file);
      for (let part = 0; part < filePartCount(file.content.length); part += 1) {
        if (isCallError(answer)) return answer;
        answer = await this.part(file, part);
      }
      return answer;
    },
    submit(files: readonly TestFile[], answers: object = {}): Promise<SubmissionAccepted | CallError> {
      const photos = writeFiles(files.map(({ id, name, content }) => ({ id, name, size: content.length })));
      const body = {
        formID: '1',
        locale: 'fr',
        userAgent: 'Browser/1',
        question: 'noise',
        textArea: 'Un bruit à l’avant. 418 555-0123',
        photos,
        ...answers,
      };
      return call(submitForm, { params, idempotencyKey, body }, api);
    },
  };
}

const partOf = (content: Buffer, part: number) =>
  new Uint8Array(content.subarray(part * filePartSize, (part + 1) * filePartSize));
