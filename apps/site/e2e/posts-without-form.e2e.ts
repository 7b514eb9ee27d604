import { readdir, readFile } from 'node:fs/promises';
import { postSignIn, words } from './support/sign-in.ts';
import { address, expect, test } from './support/test.ts';

/** Bodies that are not the form of the page, with their type. */
const bodies = {
  JSON: ['application/json', '{"sent":["ABCDEFGHJK"]}'],
  'a multipart form that is cut off': [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-',
  ],
  'a form with hostile names': [
    'application/x-www-form-urlencoded',
    '__proto__.x=1&constructor=2&stepIdentity.__proto__.x=3&a[0].b=4&%=%E0%A4%A&=&intent=__proto__',
  ],
} as const;

/** Actions that have nothing to show after an invalid post. */
const withoutForm = ['/fr/temoins'];

/** The paths of the routes of the build that accept posts. */
async function pathsWithAction(): Promise<string[]> {
  const folder = new URL('../build/client/assets/', import.meta.url);
  const file = (await readdir(folder)).find((name) => /^manifest-.*\.js$/.test(name));
  const json = (await readFile(new URL(file ?? 'manifest', folder), 'utf8')).match(/\{.*\}/s)?.[0];
  const { routes }: { routes: Record<string, { path?: string; hasAction: boolean }> } = JSON.parse(
    json ?? '{}',
  );
  return Object.values(routes).flatMap(({ path, hasAction }) => (hasAction && path ? [path] : []));
}

test('a member’s post that is not a form is rejected by every action', async ({ request }) => {
  test.slow();
  const site = address('E2E_CLUB_SITE');
  const paths = await pathsWithAction();
  // The English pages have the same modules. The last route shows every content page.
  const tried = paths
    .filter((path) => !/^en(-ca)?\//.test(path))
    .map((path) => `/${path.replace(/^\*$/, 'fr/assurances/accident').replace(/:\w+/g, 'x')}`);
  expect(tried).toEqual(
    expect.arrayContaining(['/fr/formulaires/test-de-batterie', '/fr/temoins', '/fr/session']),
  );

  await postSignIn(request, { path: words.fr.path, site });
  const outcomes: string[] = [];
  for (const path of tried) {
    for (const [name, [type, body]] of Object.entries(bodies)) {
      const answer = await request.post(site + path, {
        headers: { 'content-type': type },
        data: Buffer.from(body),
        maxRedirects: 0,
      });
      const status = answer.status();
      // The others show their empty form with its errors, or redirect.
      const isRejected = withoutForm.includes(path) ? status === 400 : status >= 300 && status < 500;
      if (!isRejected) outcomes.push(`${path}, ${name}: ${status}`);
      expect(answer.headers()['set-cookie'] ?? '', path).not.toMatch(/formSent=|consent=/);
    }
  }
  expect(outcomes).toEqual([]);
});
