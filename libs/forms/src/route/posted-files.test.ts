import { randomUUID } from 'node:crypto';
import { sendFilePart, startFile } from '@jalon/api-client/contract';
import { createHandlers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { sendFiles } from '../kit/files/send-files.ts';
import { newFileId, readFiles } from '../kit/rules/file-fields.ts';
import { mockForms } from '../samples/mock-forms.ts';
import { createFormRoute } from './create-form-route.ts';
import { formPathsUnder } from './form-paths.ts';

// Files of a page without a script, and how a broken upload goes on.

const baseUrl = 'http://api.test';
const club = { ...defaultClub, carAdvisory: { photos: { max: 2, maxMegabytes: 1 } } };
const submitted: Record<string, unknown>[] = [];
const server = mockServer(...createHandlers({ forms: mockForms(club, submitted), baseUrl }));
const calls: string[] = [];
server.events.on('request:start', ({ request }) => {
  const { pathname } = new URL(request.url);
  calls.push(`${request.method} ${pathname.replace(/[0-9a-f]{32}/, ':id')}`);
});
afterEach(() => {
  calls.length = 0;
  submitted.length = 0;
});

const sent = { fr: '/fr/merci', en: '/en/thanks' };
const forms = formPathsUnder({ fr: '/fr/formulaires', en: '/en/forms' }, { sent, club });
const route = createFormRoute({ paths: { forms }, api: { baseUrl }, club });

/** Posts form 1 as a browser without a script does. */
function post(answers: Record<string, string>, files: readonly File[]) {
  const body = new FormData();
  const all = {
    formID: '1',
    locale: 'fr',
    idempotencyKey: randomUUID(),
    question: 'noise',
    textArea: 'Un bruit',
    ...answers,
  };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  // The browser sends an empty file for an empty control.
  for (const file of files.length > 0 ? files : [new File([], '')]) body.append('photos', file);
  return route.post(new Request('https://club.test/fr/formulaires/conseil-auto', { method: 'POST', body }));
}

const photo = (bytes = 1_000, name = 'bruit.jpg') => new File([new Uint8Array(bytes)], name);

/** What the page shows after a rejected post. */
async function rejected(answer: Awaited<ReturnType<typeof post>>) {
  if (answer.kind !== 'page' || answer.view.kind !== 'form' || !answer.view.posted)
    throw new Error('Not rejected');
  const { errors, values } = answer.view.posted;
  return { errors, kept: String(values.photos ?? ''), text: values.textArea, status: answer.status };
}

it('sends the files before the submission that names them', async () => {
  const answer = await post({}, [photo(600_000), photo(20, 'C:\\photos\\moteur.png')]);
  expect(answer).toMatchObject({ kind: 'redirect' });
  expect(calls).toEqual([
    'POST /api/forms/1/files',
    'PUT /api/forms/1/files/:id/parts/0',
    'PUT /api/forms/1/files/:id/parts/1',
    'POST /api/forms/1/files',
    'PUT /api/forms/1/files/:id/parts/0',
    'POST /api/forms/1',
  ]);
  expect(readFiles(submitted[0]?.photos)).toMatchObject([
    { name: 'bruit.jpg', size: 600_000 },
    { name: 'moteur.png', size: 20 },
  ]);
});

it('sends without a file as before', async () => {
  expect(await post({}, [])).toMatchObject({ kind: 'redirect' });
  expect(calls).toEqual(['POST /api/forms/1']);
});

it.each([
  ['too large', [photo(1024 * 1024 + 1)], 'fileTooLarge'],
  ['far too large', [photo(9 * 1024 * 1024)], 'fileTooLarge'],
  ['empty', [photo(0)], 'fileEmpty'],
  ['one too many', [photo(1), photo(2), photo(3)], 'tooManyFiles'],
  ['of another type', [photo(10, 'bruit.jpg.exe')], 'fileType'],
])('sends nothing of files that are %s, and keeps the answers', async (_what, files, key) => {
  const shown = await rejected(await post({}, files));
  expect(shown).toEqual({ errors: { photos: key }, kept: '', text: 'Un bruit', status: 422 });
  expect(calls).toEqual([]);
});

it('keeps sent files when another answer is in error: the next post names them without sending them again', async () => {
  const idempotencyKey = randomUUID();
  const shown = await rejected(await post({ idempotencyKey, textArea: '' }, [photo()]));
  expect(shown.errors).toEqual({ textArea: 'required' });
  expect(readFiles(shown.kept)).toMatchObject([{ name: 'bruit.jpg', size: 1_000 }]);
  calls.length = 0;
  expect(await post({ idempotencyKey, photos: shown.kept }, [])).toMatchObject({ kind: 'redirect' });
  expect(calls).toEqual(['POST /api/forms/1']);
  expect(submitted.at(-1)?.photos).toBe(shown.kept);
});

it('shows why the API refused a file, at its field', async () => {
  server.use(
    http.put(baseUrl + sendFilePart.path, () =>
      HttpResponse.json(
        { status: 'error', code: 'invalid_fields', errors: { photos: 'fileUnsafe' } },
        { status: 422 },
      ),
    ),
  );
  const shown = await rejected(await post({}, [photo()]));
  expect(shown).toEqual({ errors: { photos: 'fileUnsafe' }, kept: '', text: 'Un bruit', status: 422 });
});

it('gives the form back when the body is cut off', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const body = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n123';
  const request = new Request('https://club.test/fr/formulaires/conseil-auto', {
    method: 'POST',
    headers,
    body,
  });
  const answer = await route.post(request);
  expect(answer).toMatchObject({ kind: 'page', status: 422 });
  expect(calls).toEqual(['POST /api/forms/1']);
});

const options = { formId: 1, idempotencyKey: randomUUID(), api: { baseUrl }, retryDelays: [0, 0] };
const sentFile = (bytes: number) => ({
  id: newFileId(),
  field: 'photos',
  name: 'bruit.jpg',
  size: bytes,
  content: photo(bytes),
});

it('goes on with the part that got no answer, and sends no other again', async () => {
  let failures = 0;
  server.use(
    http.put(baseUrl + sendFilePart.path, ({ params }) => {
      if (params.part !== '1' || failures > 1) return undefined;
      failures += 1;
      return HttpResponse.error();
    }),
  );
  const shares: number[] = [];
  const onPart = (share: number) => shares.push(share);
  expect(await sendFiles([sentFile(3 * 512 * 1024)], { ...options, onPart })).toBeUndefined();
  const parts = calls.filter((call) => call.startsWith('PUT')).map((call) => call.slice(-1));
  expect(parts).toEqual(['0', '1', '1', '1', '2']);
  expect(shares.map((share) => Math.round(share * 100))).toEqual([33, 67, 100]);
});

it('stops when a part gets no answer at all, and a further send goes on from there', async () => {
  const file = sentFile(2 * 512 * 1024);
  server.use(
    http.put(baseUrl + sendFilePart.path, ({ params }) =>
      params.part === '1' ? HttpResponse.error() : undefined,
    ),
  );
  expect(await sendFiles([file], options)).toMatchObject({ field: 'photos', key: 'fileStopped' });
  server.resetHandlers();
  calls.length = 0;
  expect(await sendFiles([file], options)).toBeUndefined();
  expect(calls).toEqual(['POST /api/forms/1/files', 'PUT /api/forms/1/files/:id/parts/1']);
});

it('asks to choose a file again that neither the page nor the API has', async () => {
  const file = { ...sentFile(10), content: undefined };
  expect(await sendFiles([file], options)).toMatchObject({ key: 'fileGone' });
  expect(calls).toEqual([`POST ${startFile.path.replace(':formId', '1')}`]);
});
