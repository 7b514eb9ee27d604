import { defaultClub } from '@jalon/club';
import { type Localized, type Translator, translator } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { BatteryTestForm } from '../forms/battery-test/index.ts';
import { CarAdvisoryForm } from '../forms/car-advisory/index.ts';
import { contactDetailsMessages } from '../forms/contact-details/contact-details.messages.ts';
import { ContactDetailsForm } from '../forms/contact-details/index.ts';
import { ContactUsForm, contactTopics } from '../forms/contact-us/index.ts';
import { giftCardMessages } from '../forms/gift-card/gift-card.messages.ts';
import { GiftCardForm } from '../forms/gift-card/index.ts';
import { HomeAdvisoryForm } from '../forms/home-advisory/index.ts';
import { PersonalInformationForm } from '../forms/personal-information/index.ts';
import { PriceListForm } from '../forms/price-list/index.ts';
import { priceListMessages } from '../forms/price-list/price-list.messages.ts';
import type { ClubFormProps } from '../kit/frame/use-club-form.ts';
import { alternatives } from '../kit/rules/visible-when.ts';
import { kitMessages } from '../kit/texts/kit.messages.ts';
import { answersTo } from '../samples/answers.ts';
import {
  checkClubDollars,
  checked,
  type FormValues,
  fieldMeta,
  fieldNames,
  formDefinitions,
  parseSubmission,
  type SiteForm,
} from '../schemas/index.ts';

/** The possible errors of each field, by wire name. */
type Mistakes = Readonly<Record<string, readonly string[]>>;

const choice = ['required', 'invalidChoice'] as const;
const choiceOrNone = ['invalidChoice'] as const;
const line = ['required', 'tooLong', 'noSpecialCharacters'] as const;
const email = ['required', 'tooLong', 'invalidEmail'] as const;
const phone = ['required', 'invalidPhone'] as const;
const message = ['required', 'tooLong'] as const;
const number = ['required', 'tooLong', 'digitsOnly'] as const;
const numberOrNone = ['tooLong', 'digitsOnly'] as const;

const advisory: Mistakes = { question: choice, textArea: message };

const contact: Mistakes = {
  memberFirstName: ['required', 'tooLong', 'lettersAndSpacesOnly'],
  memberLastName: ['required', 'tooLong', 'lettersAndSpacesOnly'],
  memberNumberBase: numberOrNone,
  email,
  residentialPhone: phone,
  mobilePhone: ['invalidPhone'],
  workPhone: ['invalidPhone'],
  workPhonePost: numberOrNone,
  question: message,
  consent: ['consentRequired'],
  promo_offer_consent: choiceOrNone,
};

const mistakes: Readonly<Record<string, Mistakes>> = {
  'car-advisory': advisory,
  'home-advisory': advisory,
  'contact-details': {
    address: ['required', 'addressTooLong', 'noSpecialCharacters'],
    apartment: ['tooLong', 'noSpecialCharacters'],
    city: line,
    postalCode: ['required', 'invalidPostalCode', 'notInQuebec'],
    residentialPhone: ['atLeastOnePhone', 'invalidPhone'],
    mobilePhone: ['atLeastOnePhone', 'invalidPhone'],
    workphone: numberOrNone,
    workphonepost: numberOrNone,
    memberEmail: email,
    memberEmailConfirm: [...email, 'emailMismatch'],
    carInsuranceExpiryMonth: choiceOrNone,
    homeInsuranceExpiryMonth: choiceOrNone,
    consent: ['consentRequired'],
  },
  'contact-us': { subject: choice, ...contact },
  'personal-information': {
    subject: choice,
    candidateNumber: line,
    employeeNumber: line,
    memberNumberBase: number,
    indVoyage: choiceOrNone,
    indAssuranceVoyage: choiceOrNone,
    indAssuranceAutre: choiceOrNone,
    indBoutique: choiceOrNone,
    indAutoEcole: choiceOrNone,
    indAutreService: choiceOrNone,
    travelFileNumber: number,
    insuranceNumber: number,
    descriptionAutreService: message,
    pleaseSelect: choice,
    question: message,
    memberFirstName: line,
    memberLastName: line,
    email,
    residentialPhone: phone,
    address: line,
    appartmentLocation: ['tooLong', 'noSpecialCharacters'],
    city: line,
    province: line,
    codePostal: ['required', 'invalidPostalCode'],
  },
  ...Object.fromEntries(contactTopics.map((topic) => [`contact-${topic}`, contact])),
  'price-list': {
    vehiculeIdentification: ['tooLong', 'lettersDigitsAndHyphensOnly', 'noLetterOrDigit'],
    vehiculeMarque: ['required', 'tooLong', 'lettersOnly'],
    vehiculeModele: ['required', 'tooLong', 'lettersAndDigitsOnly'],
    vehiculeVersion: ['required', 'tooLong', 'lettersDigitsHyphensAndCommasOnly', 'noLetterOrDigit'],
    vehiculeGroupe: ['tooLong', 'lettersOnly'],
    vehiculeAnnee: [...number, 'invalidYear', 'vehicleTooOld'],
    vehiculeKilometrage: number,
    vehiculePortes: choice,
    vehiculeTransmission: choice,
    vehiculeRouesMotrices: choice,
    vehiculeMoteur: choice,
    vehiculeCylindres: choice,
    vehiculeLitres: ['tooLong', 'engineSizeOnly', 'noEngineSize'],
    vehiculeCabine: choiceOrNone,
    vehiculeBoite: choiceOrNone,
    vehiculeRoues: choiceOrNone,
    vehiculeClimatiseur: choiceOrNone,
    vehiculeJantesAlliage: choiceOrNone,
    vehiculeRegulateurVitesse: choiceOrNone,
    vehiculeSiegesChauffants: choiceOrNone,
    vehiculeSiegesCuir: choiceOrNone,
    vehiculeSystemeNavigation: choiceOrNone,
    vehiculeVitresElectriques: choiceOrNone,
    vehiculeToitOuvrant: choiceOrNone,
    vehiculeAutre: ['tooLong', 'lettersDigitsAndSpacesOnly'],
  },
  'battery-test': {
    centreUrbain: choice,
    vehiculeMarque: ['required', 'tooLong', 'lettersOnly'],
    vehiculeModele: ['required', 'tooLong', 'lettersAndDigitsOnly'],
    vehiculeAnnee: [...number, 'invalidYear'],
  },
  'gift-card': {
    partner: choice,
    amount: choice,
    quantity: [...number, 'atLeastOne'],
    total: ['insufficientDollars'],
  },
};

/** Values that a browser without a script may send for any field; the last ones exceed every limit. */
const attempts = [
  '',
  'Gotham!',
  '-',
  ',l',
  // A private-use character: a control character would be removed instead of causing an error.
  'Gotham\uE000',
  '123',
  '0',
  '99',
  '1998',
  '9999',
  'other@example.org',
  'K1A 0B1',
  'x'.repeat(1001),
  '7'.repeat(1001),
];

/** Set by the page: visitors neither see nor edit it. */
const unseen = ['consentText', 'indAdresseNormalise'];

/** Valid answers with which each field of a form is shown or required. */
function startingPoints({ id }: SiteForm): FormValues[] {
  const answers = answersTo(id);
  if (id === 3) return [answers, { ...answers, residentialPhone: '', mobilePhone: '' }];
  if (id !== 5) return [answers];
  const services = Object.fromEntries(
    Object.keys(mistakes['personal-information'] ?? {})
      .filter((name) => name.startsWith('ind'))
      .map((name) => [name, checked]),
  );
  const numbers = { travelFileNumber: '12', insuranceNumber: '34', descriptionAutreService: 'Autre' };
  return [
    { ...answers, subject: 'CAN', candidateNumber: 'C-12' },
    { ...answers, subject: 'EMP', employeeNumber: 'E-12' },
    answers,
    { ...answers, subject: 'AUT', ...services, ...numbers },
  ];
}

interface Found {
  readonly name: string;
  readonly key: string;
  /** The answers that cause it. */
  readonly values: FormValues;
}

/** One example of each error of the rules. */
function findMistakes(form: SiteForm): Found[] {
  const found = new Map<string, Found>();
  const told = (name: string, values: FormValues, key: string | undefined) => {
    if (key && !found.has(`${name} ${key}`)) found.set(`${name} ${key}`, { name, key, values });
  };
  for (const start of startingPoints(form)) {
    for (const name of fieldNames(form)) {
      for (const attempt of attempts) {
        const values = { ...start, [name]: attempt };
        const body = { formID: String(form.id), locale: form.localeCodes.fr, ...values };
        told(name, values, parseSubmission(form, body).errors?.[name]);
      }
    }
  }
  if (form.id === 13) told('total', answersTo(13), checkClubDollars('150', 42.5).total);
  return [...found.values()].filter(({ name }) => !unseen.includes(name));
}

/** As few pages as possible: each field once per page, and fields that others depend on separately. */
function pagesOf(form: SiteForm, found: readonly Found[]): Found[][] {
  const conditions = fieldNames(form).flatMap((name) =>
    (fieldMeta(form.schema, name).visibleWhen ?? []).flatMap(alternatives),
  );
  const asks = (name: string) => conditions.some(({ field }) => field === name);
  const pages: Found[][] = [];
  for (const one of found) {
    const fits = ({ name, values }: Found) =>
      name !== one.name && values.subject === one.values.subject && asks(name) === asks(one.name);
    const page = pages.find((others) => others.every(fits));
    if (page) page.push(one);
    else pages.push([one]);
  }
  return pages;
}

const components: Readonly<Record<string, ComponentType<ClubFormProps>>> = {
  'car-advisory': CarAdvisoryForm,
  'home-advisory': HomeAdvisoryForm,
  'contact-details': ContactDetailsForm,
  'contact-us': ContactUsForm,
  'personal-information': PersonalInformationForm,
  ...Object.fromEntries(
    contactTopics.map((topic) => [
      `contact-${topic}`,
      (props: ClubFormProps) => <ContactUsForm topic={topic} {...props} />,
    ]),
  ),
  'price-list': PriceListForm,
  'battery-test': BatteryTestForm,
  'gift-card': GiftCardForm,
};

/** The message that describes a field, or the group of which it is the first. */
function shownAt(form: HTMLFormElement, name: string): string {
  const control = form.querySelector(`[name="${name}"]`);
  const [error] = [control, control?.closest('fieldset')]
    .flatMap((element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [])
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id));
  return error?.checkVisibility({ visibilityProperty: true }) ? (error.textContent ?? '') : '';
}

afterEach(cleanup);

const forms = formDefinitions(defaultClub).map((form) => [form.name, form, findMistakes(form)] as const);
/** The forms with their own messages. */
const ownMessages: Readonly<Record<string, Localized<Readonly<Record<string, unknown>>>>> = {
  'contact-details': contactDetailsMessages,
  'price-list': priceListMessages,
  'gift-card': giftCardMessages,
};
const prefix = { fr: 'Erreur\u00a0: ', en: 'Error: ' };

describe.each(forms)('the rules of %s', (name, form, found) => {
  it('tell each field what its table says, and nothing else', () => {
    const told: Record<string, string[]> = {};
    for (const { name, key } of found) told[name] = [...(told[name] ?? []), key].sort();
    const table = Object.entries(mistakes[name] ?? {}).map(([field, keys]) => [field, [...keys].sort()]);
    expect(told).toEqual(Object.fromEntries(table));
  });

  it.each(['fr', 'en'] as const)('show each message at its field in %s', (locale) => {
    const Form = components[name];
    if (!Form) throw new Error(`${name} has no component here`);
    const own: Readonly<Record<string, unknown>> = ownMessages[name]?.[locale] ?? {};
    const kit = translator(kitMessages, { locale }) as Translator<typeof kitMessages.fr>;
    const words = (name: string, key: string) =>
      prefix[locale] +
      (own[key] ??
        kit((key === 'invalidChoice' ? 'invalidValue' : key) as 'tooLong', {
          max: fieldMeta(form.schema, name).maxLength ?? 0,
        }));
    for (const page of pagesOf(form, found)) {
      const posted = {
        errors: Object.fromEntries(page.map(({ name, key }) => [name, key])),
        values: Object.assign(
          { ...page[0]?.values },
          ...page.map(({ name, values }) => ({ [name]: values[name] })),
        ),
        idempotencyKey: 'a-key-of-16-chars',
      };
      const { container } = render(
        <I18nProvider locale={locale}>
          <Form posted={posted} />
        </I18nProvider>,
      );
      const html = container.querySelector('form') as HTMLFormElement;
      expect(page.map(({ name }) => [name, shownAt(html, name)])).toEqual(
        page.map(({ name, key }) => [name, words(name, key)]),
      );
      cleanup();
    }
  });
});

it('every message of the rules is seen at some field', () => {
  const keys = Object.keys(kitMessages.fr);
  const ofRules = keys.slice(0, keys.indexOf('invalidValue'));
  const seen = new Set<string>(forms.flatMap(([, , found]) => found.map(({ key }) => key)));
  // Only a club that accepts more characters in makes and models has this message.
  expect(ofRules.filter((key) => !seen.has(key))).toEqual(['vehicleNameOnly']);
});

it('words each error message as the club does', () => {
  expect({ ...contactDetailsMessages.en, ...giftCardMessages.en, ...kitMessages.en }).toMatchObject({
    required: 'Please fill out this field',
    invalidEmail: 'Please enter a valid email address',
    invalidPhone: 'Please enter a phone number containing 10 digits',
    addressTooLong: 'Address field should have a maximum of 100 characters',
    invalidPostalCode: 'Invalid postal code format. Please enter in the format H1H1H1.',
    notInQuebec: 'Please enter a postal code in Quebec',
    emailMismatch: 'Email addresses do not match',
    consentRequired: 'Accept the policy to continue',
    insufficientDollars: 'Insufficient club dollars for the desired amount',
    tryAgainLater: 'An error occurred. Please try again later.',
  });
  expect(kitMessages.fr).toMatchObject({
    required: 'Veuillez remplir ce champ',
    tryAgainLater: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  });
});
