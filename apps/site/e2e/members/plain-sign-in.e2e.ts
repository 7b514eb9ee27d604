import { languages, member, password, postSignIn, SignInPage, words } from '../support/sign-in.ts';
import { address, expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const word = words[language];

  test(`signing in, reading and signing out need no JavaScript (${language})`, async ({ page }) => {
    const signIn = new SignInPage(page, language);
    const opened = await signIn.goto();
    expect(opened?.headers()['cache-control']).toBe('no-store');
    await expect(signIn.username).toHaveAttribute('autocomplete', 'username');
    await expect(signIn.username).toHaveAttribute('maxlength', '100');
    await expect(signIn.password).toHaveAttribute('autocomplete', 'current-password');
    await expect(signIn.password).toHaveAttribute('type', 'password');
    await expect(signIn.remember).toHaveCount(0);

    const accepted = page.waitForResponse((response) => response.request().method() === 'POST');
    await signIn.signIn();
    expect((await accepted).status()).toBe(303);
    await expect(page).toHaveURL(signIn.site + word.areaPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.welcome);

    await signIn.signOutButton.click();
    await expect(page).toHaveURL(`${signIn.site}/${language}`);
    expect(await signIn.cookies()).toEqual({});
    await page.goto(signIn.site + word.areaPath);
    await expect(page).toHaveURL(`${signIn.site}${word.path}?r=${encodeURIComponent(word.areaPath)}`);
  });
}

test('a failed attempt keeps the username, never the password, and can be repeated', async ({
  page,
  complaints,
  unique,
}) => {
  complaints.allow(/status of 422/);
  const wanted = '/en/forms/battery-test?a=1#b';
  const signIn = new SignInPage(page, 'en');
  await signIn.goto(`?r=${encodeURIComponent(wanted)}`);
  await signIn.fill(unique, 'not the password');
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await signIn.signInButton.click();
  const answer = await refused;
  expect(answer.status()).toBe(422);
  expect(await answer.text()).not.toContain('not the password');
  expect(page.url()).toBe(`${signIn.site}${words.en.path}?${new URLSearchParams({ r: wanted })}`);
  await expect(page).toHaveTitle(words.en.errorTitle);
  await expect(signIn.mistakes).toHaveText([words.en.incorrect]);
  for (const field of [signIn.username, signIn.password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(words.en.incorrect));
  }
  await expect(signIn.username).toHaveValue(unique);
  await expect(signIn.password).toHaveValue('');
  await signIn.mistakes.getByRole('link').click();
  await expect(signIn.username).toBeFocused();

  await signIn.signIn();
  await expect(page).toHaveURL(signIn.site + wanted);
});

test('continues in the other language after a failed attempt and a language switch', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const other = new SignInPage(page, 'fr');
  const signIn = new SignInPage(page, 'en');
  await page.goto(signIn.site + words.en.contactDetailsPath);
  await signIn.signInButton.click();
  await expect(signIn.mistakes).toHaveCount(2);
  await signIn.languageSwitch.click();
  await other.signIn();
  await expect(page).toHaveURL(signIn.site + other.words.contactDetailsPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.words.contactDetails);
});

test('a return path without a page stays the same in the other language', async ({ page }) => {
  const signIn = new SignInPage(page, 'en');
  const query = `?${new URLSearchParams({ r: '/nowhere?a=1#b' })}`;
  await signIn.goto(query);
  await signIn.languageSwitch.click();
  const other = words.fr;
  await expect(page).toHaveURL(signIn.site + other.path + query);
});

test('names each field that is missing, without JavaScript', async ({ page, complaints }) => {
  complaints.allow(/status of 422/);
  const signIn = new SignInPage(page, 'en');
  await signIn.goto();
  await signIn.signInButton.click();
  await expect(signIn.mistakes).toHaveText([words.en.usernameRequired, words.en.passwordRequired]);
  await expect(signIn.summary.getByRole('heading')).toHaveText(words.en.summary);
  await signIn.mistakes.getByRole('link').nth(1).click();
  await expect(signIn.password).toBeFocused();
});

test('too many attempts show the time to wait', async ({ request, unique }) => {
  const wrong = { path: words.en.path, username: unique, password: 'not the password' };
  let answer = await postSignIn(request, wrong);
  for (let tries = 1; answer.status === 422 && tries < 10; tries += 1) {
    answer = await postSignIn(request, wrong);
  }
  expect(answer.status).toBe(429);
  expect(answer.retryAfter).toBeGreaterThan(0);
  expect(answer.html).toContain(words.en.tooMany);
  expect(answer.html).toContain(`value="${unique}"`);
  expect(answer.cookies).toEqual([]);
});

test('an unavailable API leaves the form for another attempt', async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  const signIn = new SignInPage(page, 'en', address('E2E_LONELY_SITE'));
  await signIn.goto();
  await signIn.signIn();
  await expect(signIn.mistakes).toHaveText([words.en.failed]);
  await expect(signIn.username).toHaveValue(member.username);
  await expect(signIn.username).toHaveAttribute('aria-invalid', 'false');
  await expect(page).toHaveTitle(words.en.errorTitle);
});

test('signs in although the member details are unavailable', async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  const signIn = new SignInPage(page, 'en', address('E2E_WIDE_SITE'));
  await signIn.goto();
  await signIn.signIn();
  await expect(page).toHaveURL(signIn.site + words.en.areaPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.areaUnavailable);
  expect(Object.keys(await signIn.cookies())).toEqual(['accessToken']);
  await signIn.goto();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.signedIn);
  await expect(page.getByRole('main')).toContainText(member.shownNumber);
});

test('a plain post belongs to the member of the token, not of the display copy', async ({
  page,
  context,
  rows,
  unique,
}) => {
  const signIn = new SignInPage(page, 'en');
  await signIn.goto('?r=/en/forms/battery-test');
  await signIn.signIn();
  await expect(page).toHaveURL(`${signIn.site}/en/forms/battery-test`);
  const copy = JSON.stringify({ name: 'Somebody', surname: 'Else', memberNumber: '42' });
  await context.addCookies([{ name: 'memberInfo', value: encodeURIComponent(copy), url: signIn.site }]);
  await page.getByLabel('Urban centre').selectOption('Laval');
  await page.getByLabel('Vehicle make').fill(unique);
  await page.getByLabel('Vehicle model').fill('Niro');
  await page.getByLabel('Vehicle year').fill('2023');
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/form-sent/);
  expect(await rows(unique)).toMatchObject([{ memberNumber: member.number }]);
});

test('accepts only a path of this site as the return path, encoded or not', async ({ request }) => {
  const kept = async (query: string) => {
    const html = await (await request.get(`${address('E2E_SITE')}${words.en.path}?r=${query}`)).text();
    return html.match(/<input type="hidden" name="r" value="([^"]*)"/)?.[1];
  };
  for (const own of ['/fr', '/en/forms/battery-test?a=1;b=%2F%2Fc#d', '/fr/@elsewhere.example', '/fr/a:b']) {
    expect(await kept(encodeURIComponent(own))).toBe(own);
  }
  for (const hostile of [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/fr/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    'https:evil.example',
    'HTTPS://evil.example/fr',
    'javascript:alert(1)',
    'data:text/html,hello',
    'evil.example',
    '?r=/fr',
    ' /fr',
    '/fr/connexion',
    '/fr/connexion?r=/fr',
    '/en-ca/sign-in',
  ]) {
    expect(await kept(encodeURIComponent(hostile)), JSON.stringify(hostile)).toBe('');
  }
  expect(await kept('//evil.example')).toBe('');
});

test('a post is validated like one from the page', async ({ request }) => {
  const locationFor = async (r: string) => (await postSignIn(request, { r })).location;
  expect(await locationFor('/en/forms/battery-test?a=1#b')).toBe('/en/forms/battery-test?a=1#b');
  for (const hostile of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    expect(await locationFor(hostile)).toBe(words.fr.areaPath);
  }
});

test('the cookies are for secure connections only, wherever the site is not on this machine', async ({
  request,
}) => {
  const onThisMachine = await postSignIn(request, {});
  expect(onThisMachine.cookies).toHaveLength(2);
  for (const cookie of onThisMachine.cookies) expect(cookie).not.toContain('Secure');

  const answer = await request.post(`${address('E2E_SITE')}${words.fr.path}`, {
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'club.example' },
    form: { username: member.username, password },
    maxRedirects: 0,
  });
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(cookies).toHaveLength(2);
  for (const { value } of cookies) expect(value).toContain('; Secure');
});
