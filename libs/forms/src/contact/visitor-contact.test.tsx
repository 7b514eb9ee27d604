// @vitest-environment jsdom

import { type ClubConfig, defaultClub, parseClubConfig } from '@jalon/club';
import { locales } from '@jalon/i18n';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import demonstrationFile from '../../../../club.config.json' with { type: 'json' };
import { AdvisoryForm } from '../forms/advisory/index.ts';
import { BatteryTestForm } from '../forms/battery-test/index.ts';
import { ContactUsForm } from '../forms/contact-us/index.ts';
import { GiftCardForm } from '../forms/gift-card/index.ts';
import { PersonalInformationForm } from '../forms/personal-information/index.ts';
import { PriceListForm } from '../forms/price-list/index.ts';
import type { SubmissionMember } from '../kit/rules/form-definition.ts';
import { formLabels } from '../labels/index.ts';
import { fieldNames } from '../schemas/index.ts';
import { inPage } from '../testing/in-page.tsx';
import { formOf, parseAnswers } from '../testing/parse-answers.ts';
import { control, servedForm } from '../testing/server-page.ts';

const member = { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017', email: 'zoe@example.org' };
const { club: demonstration = defaultClub, problems } = parseClubConfig(demonstrationFile);

const contact = { visitorName: 'Marie-Ève O’Brien', email: 'marie@example.org', phone: '418 555-0123' };
const ContactOfCars = () => <ContactUsForm topic="auto-insurance" />;
const none = { visitorName: '', email: '', phone: '' };
const further = [
  [11, PriceListForm],
  [12, BatteryTestForm],
  [13, GiftCardForm],
] as const;

const parse = (formId: number, answers: Readonly<Record<string, string>>, club = demonstration) =>
  parseAnswers(formId, answers, club);

interface ShownProps {
  member?: SubmissionMember;
  balance?: number;
  signInPath?: string;
}

const CarAdvisoryForm = (props: ShownProps) => <AdvisoryForm topic="car" {...props} />;

const page = (Form: ComponentType<ShownProps>, props: ShownProps = {}, club: ClubConfig = demonstration) =>
  inPage(<Form {...props} />, 'en', club);

it('the demonstration club turns every better rule on', () => {
  expect(problems).toBeUndefined();
  expect(demonstration).toMatchObject({
    forms: { errorSummary: 'always', errorMessages: 'specific', copyByMail: true },
    carAdvisory: { phone: true, callTime: true },
    homeAdvisory: { phone: true, callTime: true },
    contactUs: { personNames: 'wide', fileNumber: true },
    priceList: { vehicleNames: 'wide', visitorContact: true },
    batteryTest: { vehicleNames: 'wide', visitorContact: true },
    giftCard: { visitorContact: true },
  });
});

describe.each(further)('form %i', (formId, Form) => {
  it('asks for nothing further by default', () => {
    const names = fieldNames(formOf(formId, defaultClub));
    expect(names.filter((name) => name in contact)).toEqual([]);
    expect(Object.keys(parse(formId, contact, defaultClub).submission?.values ?? {})).toEqual(names);
    const { form } = servedForm(page(Form, {}, defaultClub));
    expect(control(form, 'visitorName')).toBeNull();
  });

  it('requires the contact details of a visitor', () => {
    expect(parse(formId, none).errors).toEqual({
      visitorName: 'required',
      email: 'required',
      phone: 'required',
    });
    expect(parse(formId, contact).submission?.values).toMatchObject({ ...contact, phone: '4185550123' });
    const { form } = servedForm(page(Form));
    expect(control(form, 'memberNumber').value).toBe('');
    for (const name of Object.keys(contact)) expect(control(form, name).required).toBe(true);
  });

  it('asks no member, and stores nothing that was typed in their place', () => {
    const { submission } = parse(formId, { ...contact, memberNumber: member.memberNumber });
    expect(submission?.values).toMatchObject({ ...none, memberNumber: member.memberNumber });
    const { form } = servedForm(page(Form, { member }));
    expect(control(form, 'memberNumber').value).toBe(member.memberNumber);
    expect(control(form, 'visitorName')).toBeNull();
  });

  it('asks a member whose record has no email address how to answer', () => {
    const unreached = { memberNumber: member.memberNumber, memberWithoutEmail: 'true' };
    expect(parse(formId, { ...none, ...unreached }).errors).toEqual({ email: 'required', phone: 'required' });
    const { submission } = parse(formId, { ...contact, ...unreached });
    expect(submission?.values).toMatchObject({ ...contact, visitorName: '', phone: '4185550123' });
    const { form } = servedForm(page(Form, { member: { ...member, email: '' } }));
    expect(control(form, 'memberWithoutEmail').value).toBe('true');
    expect([control(form, 'visitorName'), control(form, 'email').required]).toEqual([null, true]);
  });

  it('names the further fields for readers in both languages', () => {
    for (const locale of locales) {
      const names = Object.keys(formLabels(demonstration, locale).get(formId)?.fields ?? {});
      expect(names.toSorted()).toEqual(fieldNames(formOf(formId, demonstration)).toSorted());
    }
  });
});

describe.each([1, 2])('advisory form %i', (formId) => {
  const valuesOf = (answers: Readonly<Record<string, string>>, club?: ClubConfig) =>
    parse(formId, answers, club).submission?.values;
  const phone = '418 555-0123';

  it('has a required phone with the setting, and no phone without', () => {
    expect(parse(formId, { phone: '' }).errors).toEqual({ phone: 'required' });
    expect(valuesOf({ phone })?.phone).toBe('4185550123');
    expect(valuesOf({ phone: '' }, defaultClub)).not.toHaveProperty('phone');
  });

  it('asks when to call with the setting, and takes no answer too', () => {
    for (const callTime of ['evening', '']) expect(valuesOf({ phone, callTime })?.callTime).toBe(callTime);
    expect(parse(formId, { callTime: 'night', phone }).errors).toEqual({ callTime: 'invalidChoice' });
    expect(valuesOf({ callTime: 'evening' }, defaultClub)).not.toHaveProperty('callTime');
  });
});

it('the form of one topic asks for the number of a policy or file with the setting, the others never', () => {
  expect(parse(6, { fileNumber: 'A-123' }).submission?.values.fileNumber).toBe('A-123');
  expect(parse(6, {}).errors).toBeUndefined();
  expect(parse(4, { fileNumber: 'A-123' }).submission?.values).not.toHaveProperty('fileNumber');
  expect(parse(6, { fileNumber: 'A' }, defaultClub).submission?.values).not.toHaveProperty('fileNumber');
  const { form } = servedForm(page(ContactOfCars));
  expect(control(form, 'fileNumber').required).toBe(false);
});

it('an advisory page promises the call at the phone field', () => {
  const { form } = servedForm(page(CarAdvisoryForm));
  const phone = control(form, 'phone');
  const hint = form.querySelector(`[id="${phone.getAttribute('aria-describedby')}"]`);
  expect(hint?.textContent).toContain('2 business days');
});

it.each([CarAdvisoryForm, BatteryTestForm, ContactUsForm, PersonalInformationForm, GiftCardForm])(
  'says to a member who is signed in, and offers the sign-in page to a visitor',
  (Form) => {
    const { unmount } = render(page(Form, { member, signInPath: '/en/sign-in' }));
    expect(screen.getByText('You’re signed in as Zoé Côté, member 1000000017.')).toBeDefined();
    unmount();
    render(page(Form, { signInPath: '/en/sign-in' }));
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/sign-in');
  },
);

it.each([ContactUsForm, PersonalInformationForm])('is filled in for a member', (Form) => {
  const { form } = servedForm(page(Form, { member }));
  const names = ['memberFirstName', 'memberLastName', 'memberNumberBase', 'email'];
  expect(names.map((name) => control(form, name).value)).toEqual([
    'Zoé',
    'Côté',
    '1000000017',
    'zoe@example.org',
  ]);
});

it('the gift card of a member shows the balance', () => {
  const { form } = servedForm(page(GiftCardForm, { member, balance: 42.5 }));
  expect(form.textContent).toContain('You can use $42.50 in club dollars: they must cover this total.');
});
