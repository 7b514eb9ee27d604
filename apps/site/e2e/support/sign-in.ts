import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { address, hydrated } from './test.ts';

/** The texts of the pages for members. */
export const words = {
  fr: {
    path: '/fr/connexion',
    areaPath: '/fr/espace-connecte',
    maintenancePath: '/fr/entretien',
    title: 'Connexion – Club Jalon',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    remember: 'Se souvenir de mon nom d’utilisateur',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    contactDetailsPath: '/fr/espace-connecte/modifier-mes-coordonnees',
    changedPath: '/fr/espace-connecte/coordonnees-modifiees',
    welcome: 'Bonjour, Zoé',
    facts: [
      ['Adhésion', 'En vigueur', 'Échéance\u00a0: 31 août 2027', 'Renouvellement automatique'],
      ['Dépannages utilisés', '1 sur 4', 'Il en reste 3'],
      ['Dépannages VR utilisés', '1 sur 2', 'Il en reste 1'],
      ['Solde de dollars du club', '42,50$'],
      ['Rabais instantanés accumulés', '7,25$'],
      ['Prix ramené au mois', '21,50$', 'Payé une fois par année', 'Par carte de crédit'],
      ['Solde à payer', '0,00$', 'Vous n’avez rien à payer pour le moment'],
    ],
  },
  en: {
    path: '/en/sign-in',
    areaPath: '/en/connected-space',
    maintenancePath: '/en/maintenance',
    title: 'Sign in – Club Jalon',
    username: 'Username',
    password: 'Password',
    remember: 'Remember my username',
    signIn: 'Sign in',
    signOut: 'Sign out',
    contactDetailsPath: '/en/connected-space/change-my-contact-information',
    changedPath: '/en/connected-space/contact-information-changed',
    welcome: 'Welcome, Zoé',
    toRenew: 'To be renewed',
  },
} as const;

export type Language = keyof typeof words;
export const languages = ['fr', 'en'] as const;

/** A fictional member that the API creates in an empty database. */
export const member = {
  username: 'zoe.cote',
  number: '1000000017',
  shownNumber: '620\u00a0285\u00a01000000017',
} as const;
export const password = 'jalon-demonstration';

/** The sign-in page, with the locators that a visitor would use. */
export class SignInPage {
  readonly page: Page;
  readonly language: Language;
  readonly site: string;

  constructor(page: Page, language: Language, site = address('E2E_SITE')) {
    this.page = page;
    this.language = language;
    this.site = site;
  }

  get words() {
    return words[this.language];
  }
  get username(): Locator {
    return this.page.getByLabel(this.words.username, { exact: true });
  }
  get password(): Locator {
    return this.page.getByLabel(this.words.password, { exact: true });
  }
  get remember(): Locator {
    return this.page.getByLabel(this.words.remember);
  }
  get signInButton(): Locator {
    return this.page.getByRole('button', { name: this.words.signIn, exact: true });
  }
  get signOutButton(): Locator {
    return this.page.getByRole('button', { name: this.words.signOut });
  }
  /** The element that takes the focus; it contains the alert. */
  get summary(): Locator {
    return this.page.locator('form [tabindex="-1"]').filter({ has: this.page.getByRole('alert') });
  }

  async goto(query = '') {
    return await this.page.goto(this.site + this.words.path + query);
  }

  /** Opens the page and waits for hydration. */
  async open(query = ''): Promise<void> {
    await this.goto(query);
    await hydrated(this.page);
  }

  async fill(username: string = member.username, secret: string = password): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(secret);
  }

  /** Signs the demonstration member in on the current page. */
  async signIn(): Promise<void> {
    await this.fill();
    await this.signInButton.click();
  }

  /** The cookies of the session, by name. */
  async cookies() {
    const cookies = await this.page.context().cookies(this.site);
    const ofSession = cookies.filter(({ name }) => ['accessToken', 'memberInfo'].includes(name));
    return Object.fromEntries(ofSession.map((cookie) => [cookie.name, cookie]));
  }
}

/** Posts the sign-in form like a browser without JavaScript, and follows no redirect. */
export async function postSignIn(
  request: APIRequestContext,
  { site = address('E2E_SITE'), path = words.fr.path, ...form }: Record<string, string>,
) {
  const answer = await request.post(site + path, {
    form: { username: member.username, password, ...form },
    maxRedirects: 0,
  });
  const setCookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return {
    status: answer.status(),
    location: answer.headers().location,
    cookies: setCookies.map(({ value }) => value),
    html: await answer.text(),
  };
}
