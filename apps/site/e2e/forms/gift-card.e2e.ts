import type { Page } from 'playwright/test';
import { formTexts } from '../support/form-texts.ts';
import { fieldErrors, fillForm } from '../support/forms.ts';
import { SignInPage } from '../support/sign-in.ts';
import { address, expect, hydrated, type Row, test, visits } from '../support/test.ts';

/** The same in both languages. */
const sentPath = '/confirmation-envoi-formulaire';
const subject = 'Demande de carte-cadeau';
const partner = 'Librairies Bornes et Virgules';

const words = {
  fr: {
    path: '/fr/formulaires/carte-cadeau',
    homePath: '/fr',
    code: 'F',
    title: 'Carte-cadeau',
    send: formTexts.fr.send,
    insufficient: 'Erreur\u00a0: Vos dollars du club ne couvrent pas ce total',
    final: 'n’est ni remboursable, en dollars comme en dollars du club, ni échangeable',
    received: formTexts.fr.sent,
    price: (dollars: number) => `${dollars},00$`,
  },
  en: {
    path: '/en/forms/gift-card',
    homePath: '/en',
    code: 'A',
    title: 'Gift card',
    send: formTexts.en.send,
    insufficient: 'Error: Insufficient club dollars for the desired amount',
    final: 'is non-refundable, in dollars or in club dollars, and can’t be exchanged',
    received: formTexts.en.sent,
    price: (dollars: number) => `$${dollars}.00`,
  },
} as const;
const languages = ['fr', 'en'] as const;

/** The row with the reference on the page: this form has no text field for a unique word. */
async function shownRow(page: Page, rows: (word: string) => Promise<Row[]>): Promise<Row | undefined> {
  let shown: Row[] = [];
  // The address changes slightly before the page.
  await expect
    .poll(async () => {
      const text = await page.getByRole('main').innerText();
      shown = (await rows(subject)).filter(({ reference }) => text.includes(reference));
      return shown.length;
    })
    .toBe(1);
  return shown[0];
}

for (const language of languages) {
  const word = words[language];

  test(`its one confirmation is in the language it was sent in, asked for or not (${language})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/net::ERR_FAILED/);
    await page.route(new RegExp(`${sentPath}.data`), (route) => route.abort());
    await page.goto(address('E2E_SITE') + word.path);
    await hydrated(page);
    await fillForm(page, { partner, amount: '25', quantity: '1' });
    await page.getByRole('button', { name: word.send }).click();
    const headings = page.getByRole('main').getByRole('heading');
    const expected = [word.received];
    await expect(headings).toHaveText(expected);
    await page.unrouteAll();
    await page.reload();
    await expect(headings).toHaveText(expected);
  });
}

for (const { language, javaScriptEnabled } of visits) {
  const word = words[language];

  test.describe(`the gift card ${javaScriptEnabled ? 'with' : 'without'} JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled });
    // A separate key for each request.
    const quantity = String(10 + Number(javaScriptEnabled));

    test('stores what was asked for once, with its total, and takes the place of its page', async ({
      page,
      rows,
    }) => {
      await page.goto(address('E2E_SITE') + word.homePath);
      await page.goto(address('E2E_SITE') + word.path);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.title);
      await expect(page.getByText(word.final)).toBeVisible();
      await fillForm(page, { partner, amount: '100', quantity });
      const total = Number(quantity) * 100;
      if (javaScriptEnabled) {
        const shown = new Intl.NumberFormat(`${language}-CA`).format(total);
        await expect(page.getByRole('status', { name: 'Total' })).toHaveText(
          language === 'fr' ? `${shown},00$` : `$${shown}.00`,
        );
      }
      await page.getByRole('button', { name: word.send }).click();
      await page.waitForURL(new RegExp(`${address('E2E_SITE')}${sentPath}()?$`));
      const row = await shownRow(page, rows);
      expect(row).toMatchObject({ formId: 13, locale: word.code });
      expect(row?.values).toEqual({
        subject,
        partner,
        amount: '100',
        quantity,
        total: String(total),
        memberNumber: '',
      });
      expect(row?.memberInfo).toBeUndefined();
      expect((await rows(subject)).filter(({ values }) => values.quantity === quantity)).toHaveLength(1);
      if (javaScriptEnabled) {
        await page.goBack();
        await expect(page).toHaveURL(address('E2E_SITE') + word.homePath);
      }
    });

    test('refuses an order that the member’s club dollars don’t cover, and accepts one that they cover', async ({
      page,
      complaints,
      axe,
      rows,
    }) => {
      complaints.allow(/status of 422/);
      const signIn = new SignInPage(page, language);
      await signIn.goto();
      if (javaScriptEnabled) await hydrated(page);
      await signIn.signIn();
      await expect(page.getByText(signIn.words.welcome)).toBeVisible();

      await page.goto(address('E2E_SITE') + word.path);
      if (javaScriptEnabled) await hydrated(page);
      // The balance is 42,50$.
      await fillForm(page, { partner, amount: '25', quantity: '2' });
      const send = page.getByRole('button', { name: word.send });
      await send.click();
      await expect
        .poll(() => fieldErrors(page))
        .toEqual({ amount: word.insufficient, quantity: word.insufficient, total: word.insufficient });
      const total = page.locator('output[name=total]');
      await expect(total).toHaveText(word.price(50));
      if (javaScriptEnabled) {
        await expect(page.locator('[name=amount]').first()).toBeFocused();
        expect(await axe()).toEqual([]);
        await fillForm(page, { partner: '' });
        await expect.poll(() => fieldErrors(page)).toEqual({});
      } else {
        await page.getByRole('alert').getByRole('link').click();
        await expect(page.locator('[name=amount]').first()).toBeFocused();
        // Club dollars that were used stay reserved, and only the visit with JavaScript uses them.
        return;
      }

      await fillForm(page, { partner, quantity: '1' });
      await send.click();
      await page.waitForURL(new RegExp(`${sentPath}()?$`));
      expect(await shownRow(page, rows)).toMatchObject({
        values: { amount: '25', quantity: '1', total: '25' },
        memberInfo: { name: 'Zoé', surname: 'Côté' },
        memberNumber: '1000000017',
      });
    });
  });
}
