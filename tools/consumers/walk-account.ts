import { defaultAccountPaths as paths } from '@jalon/membership/account/server';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from '../vite/walk-checkout.ts';

/** A member of the demonstration data. */
const member = { username: 'zoe.cote', password: 'jalon-demonstration' };

const words = {
  fr: {
    signIn: 'Se connecter',
    incorrect: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
    welcome: 'Bonjour, Zoé',
    security: 'Mot de passe et sessions',
    signOut: 'Se déconnecter',
    formTitle: 'Connexion',
  },
  en: {
    signIn: 'Sign in',
    incorrect: 'The username or the password is incorrect.',
    welcome: 'Welcome, Zoé',
    security: 'Password and sessions',
    signOut: 'Sign out',
    formTitle: 'Sign in',
  },
} as const;

/** A visitor asks for the member area, mistypes the password, signs in, looks at the sessions and signs out. */
export async function walkAccount(page: Page, url: string, language: Language): Promise<void> {
  const word = words[language];
  const area = url + paths.memberArea[language];
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const signIn = async (password: string) => {
    await page.locator('main [name="username"]').fill(member.username);
    await page.locator('main [name="password"]').fill(password);
    await page.getByRole('button', { name: word.signIn }).click();
  };

  await page.goto(area);
  await heading(word.formTitle);
  await signIn('not the password');
  await page.getByRole('alert').getByText(word.incorrect).waitFor();
  expect(await page.locator('main [name="username"]').inputValue()).toBe(member.username);
  await signIn(member.password);
  await page.waitForURL(area);
  await heading(word.welcome);

  await page.getByRole('link', { name: word.security }).click();
  await page.waitForURL(url + paths.security[language]);
  await heading(word.security);
  await page.goto(area);
  await page.getByRole('button', { name: word.signOut }).click();
  await page.waitForURL(`${url}/`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('accessToken');
  await page.goto(area);
  await heading(word.formTitle);
}
