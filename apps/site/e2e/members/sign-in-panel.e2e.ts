import type { Page } from 'playwright/test';
import { member, password, words } from '../support/sign-in.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const name = 'Z. Côté';
// Set once the servers have started.
let site = '';
let area = '';
test.beforeAll(() => {
  site = address('E2E_SITE');
  area = site + words.fr.areaPath;
});

/** The panel and its opener, with a visitor's locators. */
function panelOf(page: Page, language: 'fr' | 'en' = 'fr') {
  const word = words[language];
  const dialog = page.getByRole('dialog');
  return {
    link: page.getByRole('banner').getByRole('link', { name: word.signIn }),
    memberLink: page.getByRole('banner').getByRole('link', { name }),
    dialog,
    username: dialog.getByLabel(word.username, { exact: true }),
    password: dialog.getByLabel(word.password, { exact: true }),
    remember: dialog.getByLabel(word.remember),
    signIn: dialog.getByRole('button', { name: word.signIn, exact: true }),
    signOut: dialog.getByRole('button', { name: word.signOut }),
    mistakes: dialog.locator('form [tabindex="-1"]').getByRole('listitem'),
    async open(path: string) {
      await page.goto(site + path);
      await hydrated(page);
      await this.link.click();
      await expect(this.username).toBeFocused();
    },
    async fill(secret: string = password) {
      await this.username.fill(member.username);
      await this.password.fill(secret);
    },
  };
}

/** Sets the answer of the maintenance check. */
async function maintenance(
  page: Page,
  answer: { status: 'on' | 'off'; url: string } | 'failing' | Promise<null>,
) {
  await page.route('**/api/maintenance?*', async (route) => {
    if (answer === 'failing') return route.fulfill({ status: 500, body: 'down' });
    if (answer instanceof Promise) await answer;
    else return route.fulfill({ json: answer });
    return route.fulfill({ json: { status: 'off', url: words.fr.maintenancePath } });
  });
}

for (const [kind, path] of [
  ['the home page', '/fr'],
  ['an article', '/fr/conseils/articles/pneus-d-hiver'],
  ['a form', '/fr/formulaires/test-de-batterie'],
  ['the search results', '/fr/resultats-de-recherche?q=pneus'],
  ['the memberships', '/fr/adhesions'],
  ['a step of a checkout', '/fr/adhesion'],
  ['a confirmation', '/fr/confirmation-envoi-formulaire'],
  ['the maintenance page', words.fr.maintenancePath],
  ['a page that does not exist', '/fr/nulle-part'],
] as const) {
  test(`signs in from ${kind}, and replaces it by the member area`, async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    await page.goto(`${site}/fr/voyages`);
    const panel = panelOf(page);
    await panel.open(path);
    await panel.fill();
    await panel.signIn.click();
    await page.waitForURL(area);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fr.welcome);
    await expect(panel.memberLink).toBeVisible();
    await page.goBack();
    await page.waitForURL(`${site}/fr/voyages`);
  });
}

test('shows a member the welcome, the number, the links and the sign-out button', async ({ page }) => {
  const panel = panelOf(page, 'en');
  await panel.open('/en/travel');
  await panel.fill();
  await panel.signIn.click();
  await page.waitForURL(site + words.en.areaPath);
  await page.goto(`${site}/en/travel`);
  await hydrated(page);
  await panel.memberLink.click();
  await expect(panel.dialog).toContainText(member.name);
  await expect(panel.dialog).toContainText(member.shownNumber);
  await expect(panel.dialog.getByRole('link')).toHaveCount(3);
  await panel.signOut.click();
  await page.waitForURL(`${site}/en`);
  await expect(panel.link).toBeVisible();
});

test.describe('sp and r in the address', () => {
  test('open the panel, are removed without the other parameters, and lead to the page', async ({ page }) => {
    const wanted = '/fr/formulaires/test-de-batterie?a=1#b';
    const panel = panelOf(page);
    await page.goto(`${site}/fr/voyages?x=%20y&sp=1&r=${encodeURIComponent(wanted)}&z#assurance`);
    await expect(panel.username).toBeFocused();
    expect(page.url()).toBe(`${site}/fr/voyages?x=%20y&z#assurance`);
    await panel.fill();
    await panel.signIn.click();
    await page.waitForURL(site + wanted);
  });

  test('lead back to the same page, in full', async ({ page }) => {
    const panel = panelOf(page);
    await page.goto(`${site}/fr/voyages?sp=1&r=/fr/voyages%23assurance`);
    await panel.fill();
    await panel.signIn.click();
    await expect(panel.memberLink).toBeVisible();
    await expect(panel.dialog).toBeHidden();
    expect(page.url()).toBe(`${site}/fr/voyages#assurance`);
  });

  for (const hostile of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ]) {
    test(`lead to the member area when r is ${JSON.stringify(hostile)}`, async ({ page }) => {
      const panel = panelOf(page);
      await page.goto(`${site}/fr?sp=1&r=${encodeURIComponent(hostile)}`);
      await panel.fill();
      expect(page.url()).toBe(`${site}/fr`);
      await panel.signIn.click();
      await page.waitForURL(area);
    });
  }

  test('the parameter r without another is kept for the next sign-in in the panel', async ({ page }) => {
    const panel = panelOf(page);
    await page.goto(`${site}/fr?r=/fr/aide`);
    await expect(page).toHaveURL(`${site}/fr`);
    await panel.link.click();
    await panel.fill();
    await panel.signIn.click();
    await page.waitForURL(`${site}/fr/aide`);
  });
});

test.describe('the maintenance check', () => {
  test('leads to its page while maintenance is on, also for sp', async ({ page }) => {
    await maintenance(page, { status: 'on', url: words.fr.maintenancePath });
    const panel = panelOf(page);
    await page.goto(`${site}/fr`);
    await hydrated(page);
    await panel.link.click();
    await page.waitForURL(site + words.fr.maintenancePath);
    await page.goto(`${site}/fr/voyages?sp=1`);
    await page.waitForURL(site + words.fr.maintenancePath);
    await expect(panel.dialog).toHaveCount(0);
  });

  test('opens the panel when it fails', async ({ page, complaints }) => {
    complaints.allow(/status of 500/);
    await maintenance(page, 'failing');
    await panelOf(page).open('/fr');
  });

  test('opens the panel when it takes longer than 3 seconds', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<null>();
    await maintenance(page, promise);
    await panelOf(page).open('/fr');
    resolve(null);
  });

  test('is shown while it is slow, and asks once for three presses', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<null>();
    await maintenance(page, promise);
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('/api/maintenance') ? 1 : 0));
    const panel = panelOf(page);
    await page.goto(`${site}/fr`);
    await hydrated(page);
    for (let press = 0; press < 3; press += 1) await panel.link.click();
    await expect(panel.link).toHaveAttribute('aria-busy', 'true');
    resolve(null);
    await expect(panel.username).toBeFocused();
    expect(calls).toBe(1);
  });
});

test('shows the errors, and keeps the username', async ({ page, context, complaints }) => {
  complaints.allow(/status of 422|net::ERR_INTERNET_DISCONNECTED/);
  const panel = panelOf(page);
  await panel.open('/fr');
  await panel.signIn.click();
  await expect(panel.mistakes).toHaveText([words.fr.usernameRequired, words.fr.passwordRequired]);
  await panel.fill('not the password');
  await panel.signIn.click();
  await expect(panel.mistakes).toHaveText([words.fr.incorrect]);
  for (const field of [panel.username, panel.password]) {
    await expect(field).toHaveAccessibleDescription(new RegExp(words.fr.incorrect));
  }
  await context.setOffline(true);
  await panel.signIn.click();
  await expect(panel.mistakes).toHaveText([words.fr.failed]);
  await context.setOffline(false);
  await expect(panel.username).toHaveValue(member.username);
});

test('closes by Escape with the focus back on its link, and keeps what was typed', async ({ page }) => {
  const panel = panelOf(page);
  await panel.open('/fr');
  await page.keyboard.type('zoe');
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toBeHidden();
  await expect(panel.link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.username).toHaveValue('zoe');
});

test('remembers the username without spaces, after a success only', async ({ page, complaints }) => {
  complaints.allow(/status of 422/);
  const kept = () => page.evaluate(() => localStorage.getItem('username'));
  const panel = panelOf(page);
  await panel.open('/fr');
  await panel.username.fill(' zoe .cote ');
  await panel.password.fill('not the password');
  await panel.remember.check();
  await panel.signIn.click();
  await expect(panel.mistakes).toHaveText([words.fr.incorrect]);
  expect(await kept()).toBeNull();
  await panel.password.fill(password);
  await panel.signIn.click();
  await page.waitForURL(area);
  expect(await kept()).toBe(member.username);
});

test('signs in where the browser blocks local storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const panel = panelOf(page);
  await panel.open('/fr');
  await expect(panel.remember).toHaveCount(0);
  await panel.fill();
  await panel.signIn.click();
  await page.waitForURL(area);
});

test('other tabs follow a sign-in and a sign-out', async ({ page, context }) => {
  const other = await context.newPage();
  // A content page whose header has not been used: it has no script yet.
  await other.goto(`${site}/fr/voyages`);
  await expect(panelOf(other).link).toBeVisible();
  const panel = panelOf(page);
  await panel.open('/fr');
  await panel.fill();
  await panel.signIn.click();
  await page.waitForURL(area);
  await expect(panelOf(other).memberLink).toBeVisible();

  await other.goto(`${site}/en-ca/connected-space`);
  const change = await context.newPage();
  await change.goto(`${site}/fr/modifier-mon-adhesion`);
  const content = await context.newPage();
  await content.goto(`${site}/fr/voyages`);
  await expect(panelOf(content).memberLink).toBeVisible();
  await hydrated(other);
  await hydrated(change);
  await hydrated(page);
  await panel.memberLink.click();
  await panel.signOut.click();
  await page.waitForURL(`${site}/fr`);
  // A member page shows no data after that.
  await other.waitForURL(`${site}${words.en.path}?r=${encodeURIComponent('/en-ca/connected-space')}`);
  await expect(change.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(panelOf(content).link).toBeVisible();
  await expect(content.locator('header')).not.toContainText(name);
});

test('a page that the browser has kept shows the member of the cookie', async ({ page, context }) => {
  const info = { name: 'Marie-Ève', surname: 'Bélanger', memberNumber: '1000000017' };
  const cookie = `memberInfo=${encodeURIComponent(JSON.stringify(info))}`;
  const header = page.getByRole('banner');
  let keptFor = cookie;
  await page.route('**/fr/voyages', async (route) =>
    route.fulfill({ response: await route.fetch({ headers: { cookie: keptFor } }) }),
  );
  await page.goto(`${site}/fr/voyages`);
  await expect(panelOf(page).link).toBeVisible();
  await expect(header).not.toContainText('Bélanger');

  keptFor = '';
  await context.addCookies([{ name: 'memberInfo', value: cookie.slice('memberInfo='.length), url: site }]);
  await page.reload();
  await expect(header.getByRole('link', { name: 'M.-È. Bélanger' })).toBeVisible();
});

test.describe('the cookie memberInfo', () => {
  const html = async (page: Page, value: string) => {
    await page.context().addCookies([{ name: 'memberInfo', value, url: site }]);
    const answer = await page.goto(`${site}/fr/voyages`);
    return (await answer?.text()) ?? '';
  };

  test('puts the name into the page on the server; name, surname and number suffice', async ({ page }) => {
    const info = { name: 'Marie-Ève', surname: 'Bélanger', memberNumber: '1000000017' };
    expect(await html(page, encodeURIComponent(JSON.stringify(info)))).toContain('M.-È. Bélanger</span>');
    await hydrated(page);
  });

  for (const value of ['%7Bname', 'null', '%', encodeURIComponent('{"name":"Zoé"}')]) {
    test(`that cannot be read is a visitor’s: ${value}`, async ({ page }) => {
      expect(await html(page, value)).toContain('Se connecter</span>');
      await hydrated(page);
      await expect(panelOf(page).link).toBeVisible();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the sign-in page, which keeps r', async ({ page }) => {
    const panel = panelOf(page);
    await page.goto(`${site}/fr/voyages?r=/fr/aide`);
    await panel.link.click();
    await page.waitForURL(`${site}${words.fr.path}?r=%2Ffr%2Faide`);
  });
});
