// @vitest-environment jsdom

import { defaultClub } from '@jalon/club';
import type { Locale } from '@jalon/i18n';
import { describe, expect, it } from 'vitest';
import { inPage } from '../../testing/in-page.tsx';
import { parseAnswers } from '../../testing/parse-answers.ts';
import { control, servedForm } from '../../testing/server-page.ts';
import { contactUsMessages } from './contact-us.messages.ts';
import { ContactUsForm, type ContactUsFormProps } from './index.ts';

const serverPage = (locale: Locale, props: ContactUsFormProps = {}, club = defaultClub) =>
  servedForm(inPage(<ContactUsForm {...props} />, locale, club));

describe.each(['fr', 'en'] as const)('the server’s page in %s', (locale) => {
  const policyPath = `/${locale}/a-propos/politique-de-confidentialite`;

  it.each([
    ['auto-insurance', '6'],
    ['home-insurance', '7'],
    ['auto-insurance-quote', '8'],
    ['travel-insurance', '9'],
    ['accident-insurance', '10'],
  ] as const)('asks for no subject with the topic %s', (topic, formID) => {
    const { form } = serverPage(locale, { topic });
    expect(form.getAttribute('action')).toBe(`#contact-${topic}`);
    const sent = Object.fromEntries(new FormData(form));
    expect(sent).toMatchObject({ formID });
    expect(sent).not.toHaveProperty('subject');
  });

  it('offers its subjects in its language, which travel in French', () => {
    const [, membership] = serverPage(locale).form.querySelectorAll('option');
    expect(membership?.value).toBe('Adhésion et renouvellement');
    expect(membership?.textContent).toBe(
      locale === 'fr' ? 'Adhésion et renouvellement' : 'Membership and renewal',
    );
  });

  it('sends the sentences of the consent as they are shown, with the policy to which they lead', () => {
    const { container, form } = serverPage(locale);
    const { consent, policy, offers } = contactUsMessages[locale];
    expect(container.querySelector('label a')).toHaveAttribute('href', policyPath);
    expect(control(form, 'consent').labels?.[0]).toHaveTextContent(`${consent}${policy}.`);
    expect(control(form, 'promo_offer_consent').labels?.[0]).toHaveTextContent(offers);
    expect(control(form, 'promo_offer_consent')).not.toBeChecked();
    expect(control(form, 'consentText')).toHaveValue(`${consent}${policy} (${policyPath}). ${offers}`);
  });

  it('leads from the number’s prefix to its field', () => {
    expect(control(serverPage(locale).form, 'memberNumberBase')).toHaveAccessibleDescription(
      expect.stringContaining('620\u00a0285'),
    );
  });
});

it('has the subjects and the policy of a club, and no prefix where it has none', () => {
  const club = {
    ...defaultClub,
    memberNumberPrefix: '',
    privacyPolicyPaths: { fr: '/vie-privee', en: '/privacy' },
    contactUs: { subjects: [{ id: 'towing', label: { fr: 'Remorquage', en: 'Towing' } }] },
  };
  const { container, form } = serverPage('en', {}, club);
  expect([...form.querySelectorAll('option')].map(({ text }) => text).slice(1)).toEqual(['Towing']);
  expect(container.querySelector('label a')).toHaveAttribute('href', '/privacy');
  expect(control(form, 'memberNumberBase')).toHaveAccessibleDescription(
    contactUsMessages.en.memberNumberHint({ prefix: '' }),
  );
  const { submission } = parseAnswers(4, { subject: 'Remorquage' }, club);
  expect(submission?.values.subjectID).toBe('towing');
});

describe('the rules', () => {
  it.each([
    [4, 'Assistance routière', 'roadside-assistance', ''],
    [6, 'Assurance auto', 'auto-insurance', 'Assurance auto'],
    [7, 'Assurance habitation', 'home-insurance', 'Assurance habitation'],
    [8, 'Assurance auto', 'auto-insurance', 'Assurance auto'],
    [9, 'Assurance voyage', 'travel-insurance', 'Assurance voyage'],
    [10, 'Assurance accident', 'accident-insurance', 'Assurance accident'],
  ])(
    'give form %i its subject, whatever was sent as its id',
    (formId, subject, subjectID, defaultSubject) => {
      const sent = parseAnswers(formId, { subjectID: 'other', defaultSubject: 'Autre' });
      expect(sent.submission?.values).toMatchObject({ subject, subjectID, defaultSubject });
    },
  );

  it.each([
    ['memberLastName', 'x'.repeat(51), 'tooLong'],
    ['memberNumberBase', '12345678901', 'tooLong'],
    ['email', `${'x'.repeat(90)}@example.org`, 'tooLong'],
    ['workPhonePost', '123456', 'tooLong'],
    ['question', 'x'.repeat(1001), 'tooLong'],
    ['consentText', '', 'required'],
  ])('refuse as %s %j', (name, answer, key) => {
    expect(parseAnswers(4, { [name]: answer }).errors).toEqual({ [name]: key });
  });

  it('keep no copy of the member’s information', () => {
    const memberInfo = { name: 'Zoé', surname: 'Côté', memberNumber: '1', email: 'zoe@example.org' };
    expect(parseAnswers(12, { memberInfo }).submission?.memberInfo).toEqual(memberInfo);
    expect(parseAnswers(4, { memberInfo }).submission?.memberInfo).toBeUndefined();
  });
});
