import { once } from 'node:events';
import { createServer } from 'node:http';
import { makeToken } from '../support/api-keys.ts';
import { freePort, startServer } from '../support/servers.ts';
import { languages, member, postSignIn, SignInPage, words } from '../support/sign-in.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

/** A token signed like the API's, valid for an hour by default. */
const token = (memberNumber: string, exp = Math.floor(Date.now() / 1000) + 3600) =>
  makeToken(address('E2E_DATA_DIR'), { memberNumber, iat: 1, exp });

for (const [name, make] of [
  ['an expired', () => token(member.number, 2)],
  [
    'a tampered',
    async () => {
      const [head, , signature] = (await token('1000000025')).split('.');
      return [head, (await token(member.number)).split('.')[1], signature].join('.');
    },
  ],
  ['an unreadable', async () => 'no-token-at-all'],
] as const) {
  test(`${name} token leads to the sign-in page and is deleted`, async ({ page, context }) => {
    const site = address('E2E_SITE');
    const info = JSON.stringify({ name: 'Zoé', surname: 'Côté', memberNumber: member.number });
    await context.addCookies([
      { name: 'accessToken', value: await make(), url: site, httpOnly: true },
      { name: 'memberInfo', value: encodeURIComponent(info), url: site },
    ]);
    await page.goto(site + words.fr.areaPath);
    await hydrated(page);
    expect(page.url()).toBe(`${site}${words.fr.path}?r=${encodeURIComponent(words.fr.areaPath)}`);
    const signIn = new SignInPage(page, 'fr');
    expect(await signIn.cookies()).toEqual({});
    await signIn.signIn();
    await page.waitForURL(site + words.fr.areaPath);
  });
}

test('shows the API’s data, not the display copy', async ({ page, context }) => {
  const site = address('E2E_SITE');
  const info = JSON.stringify({ name: 'Nobody', surname: 'Atall', memberNumber: member.number });
  await context.addCookies([
    { name: 'accessToken', value: await token('1000000041'), url: site, httpOnly: true },
    { name: 'memberInfo', value: encodeURIComponent(info), url: site },
  ]);
  const answer = await page.goto(site + words.en.areaPath);
  await hydrated(page);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Louis-Philippe');
  await expect(page.getByRole('main')).toContainText('1000000041');
  await expect(page.getByText(words.en.toRenew)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Nobody');
});

test('an unavailable API leaves the member signed in, with a retry and a sign-out', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const site = address('E2E_LONELY_SITE');
  const value = await token(member.number);
  await context.addCookies([{ name: 'accessToken', value, url: site, httpOnly: true }]);
  const answer = await page.goto(site + words.fr.areaPath);
  await hydrated(page);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fr.areaUnavailable);
  const signIn = new SignInPage(page, 'fr', site);
  expect(Object.keys(await signIn.cookies())).toEqual(['accessToken']);
  await signIn.signOutButton.click();
  await page.waitForURL(`${site}/fr`);
  expect(await signIn.cookies()).toEqual({});
});

test('stores the member details once they are available, when they were not at the sign-in', async ({
  page,
  context,
}) => {
  const site = address('E2E_SITE');
  const value = await token(member.number);
  await context.addCookies([{ name: 'accessToken', value, url: site, httpOnly: true }]);
  await page.goto(site + words.fr.areaPath);
  const { memberInfo } = await new SignInPage(page, 'fr').cookies();
  expect(JSON.parse(decodeURIComponent(memberInfo?.value ?? ''))).toMatchObject({ name: 'Zoé' });
});

test('keeps the member signed in over a change of language', async ({ page }) => {
  const signIn = new SignInPage(page, 'fr');
  await signIn.open();
  await signIn.signIn();
  await page.waitForURL(signIn.site + words.fr.areaPath);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL(signIn.site + words.en.areaPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.welcome);
});

test('a form attaches the member who signed in', async ({ page, rows, unique }) => {
  const signIn = new SignInPage(page, 'en');
  await signIn.open('?r=/en/forms/battery-test');
  await signIn.signIn();
  await page.waitForURL(`${signIn.site}/en/forms/battery-test`);
  await page.getByLabel('Urban centre').selectOption('Laval');
  await page.getByLabel('Vehicle make').fill(unique);
  await page.getByLabel('Vehicle model').fill('Niro');
  await page.getByLabel('Vehicle year').fill('2023');
  await page.getByRole('main').getByRole('button').click();
  await page.waitForURL(`${signIn.site}/en/form-sent`);
  expect(await rows(unique)).toMatchObject([
    { memberNumber: member.number, memberInfo: { memberNumber: member.number, name: 'Zoé' } },
  ]);
});

test('the pages for members have one address each, are not cached and not indexed', async ({ request }) => {
  const site = address('E2E_SITE');
  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  for (const language of languages) {
    const { path, areaPath, maintenancePath } = words[language];
    for (const one of [path, areaPath, maintenancePath]) expect(sitemap).not.toContain(one);
    const signIn = await request.get(site + path);
    expect(signIn.headers()['cache-control']).toBe('no-store');
    await postSignIn(request, { path });
    const area = await request.get(site + areaPath);
    expect(area.headers()['cache-control']).toBe('no-store');
    expect(await area.text()).toContain('<meta name="robots" content="noindex"/>');
    await postSignIn(request, { path, intent: 'sign-out' });
  }
  const follow = async (path: string) => {
    const answer = await request.get(site + path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await follow('/connexion?r=/fr')).toEqual([301, '/fr/connexion?r=/fr']);
  expect(await follow('/espace-connecte')).toEqual([301, '/fr/espace-connecte']);
  expect(await follow('/entretien')).toEqual([301, '/fr/entretien']);
  expect(await follow('/en-ca/connected-space?a=1')).toEqual([
    302,
    '/en/sign-in?r=%2Fen-ca%2Fconnected-space%3Fa%3D1',
  ]);
});

test('maintenance redirects the sign-in page to the maintenance page', async ({ page }) => {
  let status = 'on';
  const api = createServer((request, response) => {
    const locale = URL.parse(request.url ?? '', 'http://api')?.searchParams.get('locale');
    const url = words[locale === 'en' ? 'en' : 'fr'].maintenancePath;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ status, url }));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const bound = api.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const site = await startServer('site', await freePort(), { API_URL: `http://127.0.0.1:${port}` });

  await page.goto(site.url + words.fr.path);
  await hydrated(page);
  expect(page.url()).toBe(site.url + words.fr.maintenancePath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fr.maintenance);

  status = 'off';
  await page.getByRole('link', { name: words.fr.tryAgain }).click();
  await page.waitForURL(site.url + words.fr.path);
  await expect(page.getByLabel(words.fr.username, { exact: true })).toBeVisible();
  // Wait: otherwise the page may still be prefetching.
  await page.close();
  await site.stop();
  api.close();
});

test.describe('the API behind the site', () => {
  test('passes cookies in both directions, and rejects posts from other sites', async ({ request }) => {
    const site = address('E2E_SITE');
    const login = (origin: string) =>
      request.post(`${site}/api/login`, {
        headers: { origin },
        data: { username: member.username, password: 'jalon-demonstration' },
      });
    expect((await login('https://evil.example')).status()).toBe(403);
    const answer = await login(site);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['set-cookie']).toMatch(/^accessToken=.+HttpOnly/);
    // From now on the browser sends the cookie.
    const own = await request.get(`${site}/api/talend-members?memberNumber=${member.number}`);
    expect((await own.json()).resMemberData.membres[0].noMembre).toBe(member.number);
    const others = await request.get(`${site}/api/talend-members?memberNumber=1000000025`);
    expect(others.status()).toBe(403);
    const logout = (origin: string) => request.post(`${site}/api/logout`, { headers: { origin } });
    expect((await logout('https://evil.example')).status()).toBe(403);
    expect((await logout(site)).status()).toBe(200);
    expect((await request.get(`${site}/api/talend-members?memberNumber=${member.number}`)).status()).toBe(
      401,
    );
  });

  test('receives the origin of SITE_URL behind an unnamed proxy', async ({ request }) => {
    const site = await startServer('site', await freePort(), {
      SITE_URL: 'https://club.example',
      TRUSTED_PROXIES: '203.0.113.1',
      API_URL: address('E2E_API'),
    });
    const login = (origin: string) =>
      request.post(`${site.url}/api/login`, {
        headers: { origin, host: 'club.example' },
        data: { username: member.username, password: 'jalon-demonstration' },
      });
    const answer = await login('https://club.example');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['set-cookie']).toContain('; Secure');
    expect((await login('http://club.example')).status()).toBe(403);
    await site.stop();
  });
});

test('the log has no data about a sign-in or a failed attempt', async ({ request }) => {
  const site = await startServer('site', await freePort(), {
    LOG_LEVEL: 'info',
    API_URL: address('E2E_API'),
  });
  await postSignIn(request, { site: site.url, r: '/fr/a-page-of-mine' });
  await postSignIn(request, { site: site.url, username: 'a-name-of-mine', password: 'a-secret-of-mine' });
  await request.get(`${site.url}${words.fr.path}?r=/fr/a-page-of-mine`);
  const { output } = await site.stop();
  expect(output).toContain('"status":303');
  expect(output).toContain('"status":422');
  expect(output).not.toMatch(/of-mine|zoe\.cote|1000000017|jalon-demonstration|accessToken/);
});

test('a member who has to renew is reminded in the header and in the member area, others are not', async ({
  page,
  axe,
}) => {
  const site = address('E2E_SITE');
  const renew = page.getByRole('banner').getByRole('link', { name: 'Renouveler' });
  const signIn = new SignInPage(page, 'fr');
  await signIn.open();
  await signIn.signIn();
  await page.waitForURL(site + words.fr.areaPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(renew).toHaveCount(0);
  await expect(page.getByText('C’est le moment de renouveler')).toHaveCount(0);
  expect(await axe()).toEqual([]);

  // An open page reloads when someone else signs in.
  await page.goto('about:blank');
  await postSignIn(page.request, { path: words.fr.path, username: 'louis-philippe.gagnon' });
  await page.goto(site + words.fr.areaPath);
  await expect(renew).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Renouveler mon adhésion' })).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText('arrive à échéance le 15 décembre 2026');
  expect(await axe()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the member area shows associates and links, and of them no more than their names', async ({
    page,
  }) => {
    const site = address('E2E_SITE');
    await postSignIn(page.request, { path: words.en.path });
    await page.goto(site + words.en.areaPath);
    const main = page.getByRole('main');
    await expect(main.getByRole('group', { name: 'Membership card' })).toContainText(
      'Valid until August 31, 2027',
    );
    await expect(main.getByRole('listitem')).toContainText('Éloi Côté-Roy');
    expect(await page.content()).not.toMatch(/eloi\.cote@|1990-06-24|1988-02-29/);
    await expect(main.getByRole('link', { name: 'Recommend the club' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=/,
    );
  });
});

for (const [language, javaScriptEnabled, username, off, on] of [
  [
    'fr',
    true,
    'antoine.roy',
    'Désactiver le renouvellement automatique',
    'J’accepte et j’active le renouvellement automatique',
  ],
  ['en', false, 'jean-francois.levesque', 'Turn off automatic renewal', 'I agree, turn on automatic renewal'],
] as const) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test(`automatic renewal is switched off and on again (${language})`, async ({ page, axe }) => {
      const site = address('E2E_SITE');
      const { path, areaPath } = words[language];
      await page.goto(site);
      await postSignIn(page.request, { path, username });
      await page.goto(site + areaPath);
      await page.getByRole('button', { name: off }).click();
      await expect(page).toHaveURL(/\?done=off$/);
      await expect(page.getByRole('button', { name: off })).toBeHidden();
      // The text to accept is before the button that accepts it.
      const button = page.getByRole('button', { name: on });
      await expect(button).toHaveAccessibleDescription(/Club Jalon.*90.*60/);
      if (javaScriptEnabled) expect(await axe()).toEqual([]);
      await button.click();
      await expect(page).toHaveURL(/\?done=on$/);
      await expect(page.getByRole('button', { name: off })).toBeVisible();
    });
  });
}
