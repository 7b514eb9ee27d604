import { defaultClub } from '@jalon/club';
import { answersTo } from '@jalon/forms/samples';
import { formPathsUnder } from '@jalon/forms/server';
import { expect } from 'vitest';
import { fillForm } from '../vite/fill-form.ts';
import type { Visit } from '../vite/walk-checkout.ts';

// A visitor of a whole club, beside its checkouts and accounts.

const sent = { fr: '/fr/formulaires/merci', en: '/en/forms/thank-you' };

/** The addresses of the forms in both clubs. */
export const formPaths = formPathsUnder(
  { fr: '/fr/formulaires', en: '/en/forms' },
  { sent, club: defaultClub },
);

const words = {
  fr: {
    error: 'Erreur\u00a0: Test de batterie',
    reference: /Numéro de référence\s: (\w+)/,
    first: 'Première adhésion',
    compare: 'Comparer',
    columns: ['Jalon Plus', 'Jalon Essentiel'],
    article: '/fr/assistance-routiere',
    articleTitle: 'L’assistance routière',
    question: 'Combien de temps faut-il attendre?',
    answer: '40 minutes',
    notice: 'Témoins\u00a0: c’est vous qui choisissez',
    choices: 'Vos choix en matière de témoins',
    audience: 'Mesure de la fréquentation',
    save: 'Enregistrer mes choix',
    saved: 'Vos choix sont enregistrés',
  },
  en: {
    error: 'Error: Battery test',
    reference: /Reference number: (\w+)/,
    first: 'First membership',
    compare: 'Compare',
    columns: ['Jalon Plus', 'Jalon Essential'],
    article: '/en/roadside-assistance',
    articleTitle: 'Roadside assistance',
    question: 'How long is the wait?',
    answer: '40 minutes',
    notice: 'Cookies: it’s your choice',
    choices: 'Your cookie choices',
    audience: 'Audience measurement',
    save: 'Save my choices',
    saved: 'Your choices are saved',
  },
} as const;

const choicesPath = { fr: '/fr/temoins', en: '/en/cookies' };
const comparatorPath = { fr: '/fr/adhesions', en: '/en/memberships' };

/** Sends the battery test, at first without a required answer; returns the reference of the confirmation. */
export async function walkForm({ page, language, script }: Visit, url: string): Promise<string | undefined> {
  const word = words[language];
  const answers = answersTo(12);
  const brand = page.locator('[name="vehiculeMarque"]');
  await page.goto(url + (formPaths['battery-test']?.page[language] ?? ''));
  // Filled in by its script.
  if (script) await page.locator('[name="userAgent"][value^="Mozilla"]').waitFor({ state: 'attached' });
  await fillForm(page, { ...answers, vehiculeMarque: '' });
  const press = () => page.locator('main [type="submit"]').click();
  const send = async () => {
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      press(),
    ]);
    return response.status();
  };
  if (script) await press();
  else {
    expect(await send()).toBe(422);
    expect(await page.title()).toBe(word.error);
    await page.locator('[role="alert"] a[href$="vehiculeMarque"]').waitFor();
  }
  await page.locator('[name="vehiculeMarque"][aria-invalid="true"]').waitFor();
  await brand.fill(answers.vehiculeMarque ?? '');
  if (script) await press();
  // A visitor who is quick is asked to confirm, two seconds later at the earliest.
  else await expect.poll(send, { timeout: 20_000, interval: 2_500 }).toBe(303);
  await page.waitForURL(url + sent[language]);
  const reference = page.getByText(word.reference);
  await reference.waitFor();
  return word.reference.exec(await reference.innerText())?.[1];
}

/** Compares two other memberships. */
export async function walkComparator({ page, language, script }: Visit, url: string): Promise<void> {
  const word = words[language];
  await page.goto(url + comparatorPath[language]);
  const compare = page.getByRole('button', { name: word.compare, exact: true });
  if (script) await compare.waitFor({ state: 'detached' });
  await page.getByLabel(word.first).selectOption('plus');
  if (!script) await compare.click();
  await page.waitForURL(/first=plus/);
  const columns = () => page.locator('thead th:not(:first-child)').allInnerTexts();
  await expect.poll(async () => (await columns()).slice(0, 2)).toEqual(word.columns);
  expect(await page.locator('tbody').first().locator('data').count()).toBeGreaterThan(0);
}

/** Reads a page of content, opens one of its questions, and asks for a page that does not exist. */
export async function walkContent({ page, language }: Visit, url: string): Promise<void> {
  const word = words[language];
  await page.goto(url + word.article);
  await page.getByRole('heading', { level: 1, name: word.articleTitle, exact: true }).waitFor();
  await page.getByText(word.question).click();
  await page.getByText(word.answer).waitFor();
  const missing = await page.goto(`${url}/${language}/not-a-page`);
  expect(missing?.status()).toBe(404);
}

/** Accepts one purpose: on the notice and in its dialog; without a script, refuses first, and accepts it on the page of choices. */
export async function walkConsent({ page, language, script }: Visit, url: string): Promise<void> {
  const word = words[language];
  const notice = page.getByRole('region', { name: word.notice });
  const audience = page.getByRole('checkbox', { name: word.audience });
  await page.goto(url + word.article);
  await notice.waitFor();
  if (script) {
    await notice.locator('[data-consent="choose"]').click();
    const dialog = page.getByRole('dialog', { name: word.choices });
    await dialog.getByRole('checkbox', { name: word.audience }).check();
    await dialog.getByRole('button', { name: word.save }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('[data-consent="manage"]').click();
    expect(await dialog.getByRole('checkbox', { name: word.audience }).isChecked()).toBe(true);
    await page.goto(url + choicesPath[language]);
  } else {
    await notice.locator('[data-consent="disagree"]').click();
    await page.waitForURL(`${url}${choicesPath[language]}?done=saved`);
    await page.getByText(word.saved).waitFor();
    expect(await audience.isChecked()).toBe(false);
    await audience.check();
    await page.getByRole('button', { name: word.save }).click();
    await page.getByText(word.saved).waitFor();
  }
  expect(await audience.isChecked()).toBe(true);
  expect(await notice.isHidden()).toBe(true);
}
