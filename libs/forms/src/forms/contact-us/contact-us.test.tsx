// @vitest-environment jsdom

import { defaultClub } from '@jalon/club';
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../../samples/answers.ts';
import { formDefinitions, parseSubmission } from '../../schemas/index.ts';
import { control, servedForm } from '../../testing/server-page.ts';
import { contactUs } from './contact-us.schema.ts';
import { ContactUsForm, type ContactUsFormProps, contactTopics } from './index.ts';

const key = '0b51c0de-0000-4000-8000-000000000000';

function page(locale: Locale, props: ContactUsFormProps = { idempotencyKey: key }) {
  return (
    <I18nProvider locale={locale}>
      <ContactUsForm {...props} />
    </I18nProvider>
  );
}

/** The server-rendered page, before any script runs. */
const serverPage = (locale: Locale, props?: ContactUsFormProps) => servedForm(page(locale, props));

describe.each(['fr', 'en'] as const)('the server’s page in %s', (locale) => {
  const policyPath = `/${locale}/a-propos/politique-de-confidentialite`;
  const hidden = {
    locale: locale === 'fr' ? 'F' : 'A',
    userAgent: '',
    idempotencyKey: key,
    renderToken: '',
    siteWeb: '',
    consentText: expect.stringContaining(`(${policyPath})`),
  };
  const empty = {
    memberFirstName: '',
    memberLastName: '',
    memberNumberBase: '',
    email: '',
    residentialPhone: '',
    mobilePhone: '',
    workPhone: '',
    workPhonePost: '',
    question: '',
  };

  it.each([
    ['auto-insurance', '6'],
    ['home-insurance', '7'],
    ['auto-insurance-quote', '8'],
    ['travel-insurance', '9'],
    ['accident-insurance', '10'],
  ] as const)('asks for no subject with the topic %s', (topic, formID) => {
    const { form } = serverPage(locale, { idempotencyKey: key, topic });
    expect(form.getAttribute('action')).toBe(`#contact-${topic}`);
    expect(Object.fromEntries(new FormData(form))).toEqual({ ...hidden, ...empty, formID });
  });

  it('offers eleven subjects in its language, which travel in French', () => {
    const options = [...serverPage(locale).form.querySelectorAll('option')].slice(1);
    expect(options).toHaveLength(11);
    const [membership] = options;
    expect(membership?.value).toBe('Adhésion et renouvellement');
    expect(membership?.textContent).toBe(
      locale === 'fr' ? 'Adhésion et renouvellement' : 'Membership and renewal',
    );
  });

  it('leads from the consent to the policy, and from the number’s prefix to its field', () => {
    const { container, form } = serverPage(locale);
    expect(container.querySelector('label a')).toHaveAttribute('href', policyPath);
    expect(control(form, 'memberNumberBase')).toHaveAccessibleDescription(
      expect.stringContaining('620\u00a0285'),
    );
  });
});

describe('the rules', () => {
  const check = (formId: number, changes: Record<string, unknown> = {}) => {
    const form = formDefinitions(defaultClub).find(({ id }) => id === formId);
    if (!form) throw new Error(`There is no form ${formId}`);
    const body = { formID: String(formId), locale: 'A', ...answersTo(formId), ...changes };
    return parseSubmission(form, body);
  };

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
      const sent = check(formId, { subjectID: 'other', defaultSubject: 'Autre' });
      expect(sent.submission?.values).toMatchObject({ subject, subjectID, defaultSubject });
    },
  );

  it.each([
    [{ memberFirstName: 'Zoé2' }, { memberFirstName: 'lettersAndSpacesOnly' }],
    [{ memberLastName: 'x'.repeat(51) }, { memberLastName: 'tooLong' }],
    [{ memberNumberBase: '12345678901' }, { memberNumberBase: 'tooLong' }],
    [{ memberNumberBase: '12A' }, { memberNumberBase: 'digitsOnly' }],
    [{ email: `${'x'.repeat(90)}@example.org` }, { email: 'tooLong' }],
    [{ residentialPhone: '' }, { residentialPhone: 'required' }],
    [{ residentialPhone: '555-0123' }, { residentialPhone: 'invalidPhone' }],
    [{ workPhonePost: '123456' }, { workPhonePost: 'tooLong' }],
    [{ question: 'x'.repeat(1001) }, { question: 'tooLong' }],
    [{ consent: '' }, { consent: 'consentRequired' }],
    [{ consentText: '' }, { consentText: 'required' }],
    [{ subject: 'Autre chose' }, { subject: 'invalidChoice' }],
  ])('refuse %j', (changes, errors) => {
    expect(check(4, changes).errors).toEqual(errors);
  });

  it('keep no copy of the member’s information', () => {
    const memberInfo = { name: 'Zoé', surname: 'Côté', memberNumber: '1', email: 'zoe@example.org' };
    expect(check(12, { memberInfo }).submission?.memberInfo).toEqual(memberInfo);
    expect(check(4, { memberInfo }).submission?.memberInfo).toBeUndefined();
  });
});

it('gives each topic a form of its own', () => {
  expect(contactTopics.map((topic) => contactUs({}, topic).id)).toEqual([6, 7, 8, 9, 10]);
});
