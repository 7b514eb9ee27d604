import { member, postSignIn, SignInPage, words } from '../support/sign-in.ts';
import { address, expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const word = words.fr;

test('signing in, reading and signing out need no JavaScript', async ({ page }) => {
  const signIn = new SignInPage(page, 'fr');
  const opened = await signIn.goto();
  expect(opened?.headers()['cache-control']).toBe('no-store');
  await expect(signIn.username).toHaveAttribute('autocomplete', 'username');
  await expect(signIn.username).toHaveAttribute('maxlength', '100');
  await expect(signIn.password).toHaveAttribute('autocomplete', 'current-password');
  await expect(signIn.password).toHaveAttribute('type', 'password');
  await expect(signIn.remember).toBeHidden();

  const accepted = page.waitForResponse((response) => response.request().method() === 'POST');
  await signIn.signIn();
  expect((await accepted).status()).toBe(303);
  await expect(page).toHaveURL(signIn.site + word.areaPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.welcome);

  await signIn.signOutButton.click();
  await expect(page).toHaveURL(`${signIn.site}/fr`);
  expect(await signIn.cookies()).toEqual({});
  await page.goto(signIn.site + word.areaPath);
  await expect(page).toHaveURL(`${signIn.site}${word.path}?r=${encodeURIComponent(word.areaPath)}`);
});

test('a form posted without a script is stored for the member of the access token, not of memberInfo', async ({
  request,
  rows,
  unique,
}) => {
  const url = `${address('E2E_SITE')}/en/forms/battery-test`;
  const { cookies } = await postSignIn(request, { path: words.en.path });
  const token = cookies.find((cookie) => cookie.startsWith('accessToken='))?.split(';')[0];
  const page = await (await request.get(url)).text();
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const copy = JSON.stringify({ name: 'Somebody', surname: 'Else', memberNumber: '42' });
  const answer = await request.post(url, {
    headers: { cookie: `${token}; memberInfo=${encodeURIComponent(copy)}` },
    form: {
      ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
      centreUrbain: 'Laval',
      vehiculeMarque: unique,
      vehiculeModele: 'Niro',
      vehiculeAnnee: '2023',
    },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/en/form-sent']);
  expect(await rows(unique)).toMatchObject([{ memberNumber: member.number }]);
});
