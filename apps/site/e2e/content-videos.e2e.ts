import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type Server, startServer } from './support/servers.ts';
import { expect, test } from './support/test.ts';

// Videos of YouTube in content: a site with one more page than the repository's.

const watched = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
const page = (locale: string) => `---
path: /${locale}/video
title: "Video"
description: "A page with a video of YouTube in a gallery, and another one in its text."
blocks:
  - modelId: gallery
    items: [{ youtubeId: M7lc1UVf-VE, title: "Un" }, { image: { src: "picture:garage" } }]
---
<iframe src="https://www.youtube.com/embed/M7lc1UVf-VE" title="Deux"></iframe>
`;

let folder: string;
let site: Server;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jalon-videos-'));
  await cp(fileURLToPath(new URL('../content', import.meta.url)), folder, { recursive: true });
  for (const locale of ['fr', 'en']) await writeFile(join(folder, `video.${locale}.md`), page(locale));
  // No API: content pages need none.
  site = await startServer('site', await freePort(), {
    CONTENT_DIR: folder,
    API_URL: `http://127.0.0.1:${await freePort()}`,
  });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

test('a video loads when it is pressed, in a gallery and in a text, and nothing before', async ({
  page,
  request,
}) => {
  const elsewhere: string[] = [];
  await page.route(/^https:/, async (route) => {
    elsewhere.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
  });
  await page.goto(`${site.url}/fr/video`);
  await page.getByRole('group', { name: 'Images et vidéos' }).hover();
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  for (const title of ['Un', 'Deux']) {
    await page.getByRole('link', { name: `Voir la vidéo\u00a0: ${title}` }).click();
    await expect(page.frameLocator(`iframe[title="${title}"]`).getByText('The player')).toBeVisible();
  }
  const player = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1';
  expect(elsewhere).toEqual([player, player]);

  const policyOf = async (path: string) =>
    (await request.get(site.url + path)).headers()['content-security-policy'];
  expect(await policyOf('/en/video')).toContain('frame-src https://www.youtube-nocookie.com');
  expect(await policyOf('/fr')).not.toContain('frame-src');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to its page', async ({ page }) => {
    await page.goto(`${site.url}/fr/video`);
    for (const title of ['Un', 'Deux']) {
      const link = page.getByRole('link', { name: `Voir la vidéo\u00a0: ${title}` });
      await expect(link).toHaveAttribute('href', watched);
    }
  });
});
