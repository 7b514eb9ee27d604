import { address, expect, test } from './support/test.ts';

test('a video is a link, and loads when it is pressed, in a gallery and in a text, and nothing before', async ({
  page,
  request,
}) => {
  const elsewhere: string[] = [];
  await page.route(/^https:/, async (route) => {
    elsewhere.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
  });
  await page.goto(`${address('E2E_LONELY_SITE')}/fr/video`);
  await page.getByRole('group', { name: 'Images et vidéos' }).hover();
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  for (const title of ['Un', 'Deux']) {
    const link = page.getByRole('link', { name: `Voir la vidéo\u00a0: ${title}` });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=M7lc1UVf-VE');
    await link.click();
    await expect(page.frameLocator(`iframe[title="${title}"]`).getByText('The player')).toBeVisible();
  }
  const player = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1';
  expect(elsewhere).toEqual([player, player]);

  const policyOf = async (path: string) =>
    (await request.get(address('E2E_LONELY_SITE') + path)).headers()['content-security-policy'];
  expect(await policyOf('/en/video')).toContain('frame-src https://www.youtube-nocookie.com');
  expect(await policyOf('/fr')).not.toContain('frame-src');
});
