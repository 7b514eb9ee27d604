import type { Locator, Page } from 'playwright/test';
import { formTexts } from './form-texts.ts';
import { address, hydrated } from './test.ts';

/** The texts of the battery test's page. */
export const words = {
  fr: {
    path: '/fr/formulaires/test-de-batterie',
    sentPath: '/fr/confirmation-envoi-formulaire',
    code: 'F',
    heading: 'Test de batterie',
    errorTitle: 'Erreur\u00a0: Test de batterie – Club Jalon',
    urbanCentre: 'Centre urbain',
    make: 'Marque du véhicule',
    model: 'Modèle du véhicule',
    year: 'Année du véhicule',
    send: formTexts.fr.send,
    required: 'Veuillez remplir ce champ',
    lettersOnly: 'Veuillez entrer des lettres seulement',
    summary: formTexts.fr.summary,
    sent: formTexts.fr.sent,
    reference: 'Numéro de référence\u00a0: ',
    otherLanguage: 'English',
    home: 'Accueil',
  },
  en: {
    path: '/en/forms/battery-test',
    sentPath: '/en/form-sent',
    code: 'A',
    heading: 'Battery test',
    errorTitle: 'Error: Battery test – Club Jalon',
    urbanCentre: 'Urban centre',
    make: 'Vehicle make',
    model: 'Vehicle model',
    year: 'Vehicle year',
    send: formTexts.en.send,
    required: 'Please fill out this field',
    lettersOnly: 'Please enter letters only',
    summary: formTexts.en.summary,
    sent: formTexts.en.sent,
    reference: 'Reference number: ',
    otherLanguage: 'Français',
    home: 'Home',
  },
} as const;

export type Language = keyof typeof words;
export const languages = ['fr', 'en'] as const;

export interface Answers {
  centre?: string;
  make?: string;
  model?: string;
  year?: string;
}

/** The battery test's page, with the locators that a visitor would use. */
export class BatteryTestPage {
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
  get urbanCentre(): Locator {
    return this.page.getByLabel(this.words.urbanCentre);
  }
  get make(): Locator {
    return this.page.getByLabel(this.words.make);
  }
  get model(): Locator {
    return this.page.getByLabel(this.words.model);
  }
  get year(): Locator {
    return this.page.getByLabel(this.words.year);
  }
  get idempotencyKey(): Locator {
    return this.page.locator('[name=idempotencyKey]');
  }
  get fields(): Locator[] {
    return [this.urbanCentre, this.make, this.model, this.year];
  }
  get sendButton(): Locator {
    return this.page.getByRole('main').getByRole('button');
  }
  /** The text of a link in the error summary: the field, then its error. */
  inSummary(field: 'urbanCentre' | 'make' | 'model' | 'year', message: string): string {
    return `${this.words[field]}${this.language === 'fr' ? '\u00a0' : ''}: ${message}`;
  }
  get summary(): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.words.summary });
  }

  /** Opens the page and waits for hydration. */
  async open(): Promise<void> {
    await this.page.goto(this.site + this.words.path);
    await hydrated(this.page);
  }

  async fill({ centre = 'Sherbrooke', make = 'Toyota', model = 'Yaris2', year = '2019' }: Answers = {}) {
    await this.urbanCentre.selectOption(centre);
    await this.make.fill(make);
    await this.model.fill(model);
    await this.year.fill(year);
  }

  async values(): Promise<string[]> {
    return await Promise.all(this.fields.map((field) => field.inputValue()));
  }

  /** The error in each field's accessible description, without "Erreur :". */
  async fieldErrors(): Promise<(string | undefined)[]> {
    return await Promise.all(
      this.fields.map((field) =>
        field.evaluate((control) => {
          const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
          const id = ids.find((one) => one.endsWith('-error'));
          return id ? document.getElementById(id)?.lastElementChild?.textContent?.trim() : undefined;
        }),
      ),
    );
  }
}

/** The address of the form's submissions. */
export const submissionUrl = '**/api/forms/12';
