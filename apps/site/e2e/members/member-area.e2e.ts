import { makeToken } from '../support/api-keys.ts';
import { languages, member, postSignIn, words } from '../support/sign-in.ts';
import { address, expect, test } from '../support/test.ts';

test('shows the API’s data, not the display copy', async ({ request }) => {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const token = await makeToken(address('E2E_DATA_DIR'), { memberNumber: '1000000041', iat: 1, exp });
  const info = JSON.stringify({ name: 'Nobody', surname: 'Atall', memberNumber: member.number });
  const answer = await request.get(address('E2E_SITE') + words.en.areaPath, {
    headers: { cookie: `accessToken=${token}; memberInfo=${encodeURIComponent(info)}` },
  });
  expect(answer.headers()['cache-control']).toBe('no-store');
  const [, main = ''] = (await answer.text()).split('<main');
  expect(main).toMatch(/<h1[^>]*>[^<]*Louis-Philippe/);
  expect(main).toContain('1000000041');
  expect(main).toContain(words.en.toRenew);
  expect(main).not.toContain('Nobody');
});

test('the pages for members have one address each, are not cached and not indexed', async ({ request }) => {
  const site = address('E2E_SITE');
  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  for (const language of languages) {
    const { path, areaPath, maintenancePath, contactDetailsPath, changedPath } = words[language];
    const ofMembers = [areaPath, contactDetailsPath, changedPath];
    for (const one of [path, maintenancePath, ...ofMembers]) expect(sitemap).not.toContain(one);
    const signIn = await request.get(site + path);
    expect(signIn.headers()['cache-control']).toBe('no-store');
    await postSignIn(request, { path });
    for (const one of ofMembers) {
      const answer = await request.get(site + one);
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    }
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('automatic renewal is switched off and on again', async ({ page }) => {
    const site = address('E2E_SITE');
    const { path, areaPath } = words.en;
    const off = page.getByRole('button', { name: 'Turn off automatic renewal' });
    const on = page.getByRole('button', { name: 'I agree, turn on automatic renewal' });
    await page.goto(site);
    await postSignIn(page.request, { path, username: 'jean-francois.levesque' });
    await page.goto(site + areaPath);
    await off.click();
    await expect(page).toHaveURL(/\?done=off$/);
    await expect(off).toBeHidden();
    // The text to accept is before the button that accepts it.
    await expect(on).toHaveAccessibleDescription(/Club Jalon.*90.*60/);
    await on.click();
    await expect(page).toHaveURL(/\?done=on$/);
    await expect(off).toBeVisible();
  });
});
