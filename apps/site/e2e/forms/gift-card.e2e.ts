import type { Page } from 'playwright/test';
import { formTexts } from '../support/form-texts.ts';
import { fieldErrors, fillForm } from '../support/forms.ts';
import { SignInPage } from '../support/sign-in.ts';
import { address, expect, hydrated, type Row, test } from '../support/test.ts';

const sentPath = '/confirmation-envoi-formulaire';
const subject = 'Demande de carte-cadeau';
const partner = 'Librairies Bornes et Virgules';

const word = {
  path: '/fr/formulaires/carte-cadeau',
  send: formTexts.fr.send,
  insufficient: 'Erreur\u00a0: Vos dollars du club ne couvrent pas ce total',
  price: (dollars: number) => `${dollars},00$`,
};

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

test('the gift card refuses an order that the member’s club dollars don’t cover, and accepts one that they cover', async ({
  page,
  complaints,
  axe,
  rows,
}) => {
  complaints.allow(/status of 422/);
  const signIn = new SignInPage(page, 'fr');
  await signIn.open();
  await signIn.signIn();
  await expect(page.getByText(signIn.words.welcome)).toBeVisible();

  await page.goto(address('E2E_SITE') + word.path);
  await hydrated(page);
  // The balance is 42,50$.
  await fillForm(page, { partner, amount: '25', quantity: '2' });
  const send = page.getByRole('button', { name: word.send });
  await send.click();
  await expect
    .poll(() => fieldErrors(page))
    .toEqual({ amount: word.insufficient, quantity: word.insufficient, total: word.insufficient });
  const total = page.locator('output[name=total]');
  await expect(total).toHaveText(word.price(50));
  await expect(page.locator('[name=amount]').first()).toBeFocused();
  expect(await axe()).toEqual([]);
  await fillForm(page, { partner: '' });
  await expect.poll(() => fieldErrors(page)).toEqual({});

  await fillForm(page, { partner, quantity: '1' });
  await send.click();
  await page.waitForURL(new RegExp(`${sentPath}()?$`));
  expect(await shownRow(page, rows)).toMatchObject({
    values: { amount: '25', quantity: '1', total: '25' },
    memberInfo: { name: 'Zoé', surname: 'Côté' },
    memberNumber: '1000000017',
  });
});
