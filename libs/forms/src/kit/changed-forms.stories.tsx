import { useLocale } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormContext, useWatch } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BatteryTestForm, batteryTest } from '../forms/battery-test/index.ts';
import { ContactDetailsForm, contactDetails } from '../forms/contact-details/index.ts';
import { ContactUsForm, contactUs } from '../forms/contact-us/index.ts';
import { GiftCardForm, giftCard, TotalField } from '../forms/gift-card/index.ts';
import { HomeAdvisoryForm, homeAdvisory } from '../forms/home-advisory/index.ts';
import { PersonalInformationForm, personalInformation } from '../forms/personal-information/index.ts';
import { PriceListForm, priceList } from '../forms/price-list/index.ts';
import { answersTo } from '../samples/answers.ts';
import {
  CheckboxField,
  FieldColumns,
  FormSection,
  MessageField,
  PhoneField,
  RadioField,
  SelectField,
  TextField,
  useField,
} from './index.ts';
import { changeFields, choice, email } from './rules/index.ts';

/** Changes that a host can make to a form without copying it. */
const meta: Meta = {
  title: 'Forms/Kit/Changing a form',
  args: { onSubmit: fn(async () => undefined) },
  beforeEach: () => sessionStorage.clear(),
};

export default meta;
type Story = StoryObj<{ onSubmit: () => Promise<undefined> }>;

const names = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLInputElement>('input:not([type=hidden],[tabindex="-1"]),select,textarea')]
    .map(({ name }) => name)
    .filter((name, index, all) => all.indexOf(name) === index);
const field = (canvas: HTMLElement, name: string) => {
  const found = canvas.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
const submit = (canvas: HTMLElement) => userEvent.click(canvas.querySelector('[type=submit]') ?? canvas);
/** Sends the form, and expects it to arrive with these values and no other. */
const expectSent = async (canvas: HTMLElement, onSubmit: unknown, values: object) => {
  await submit(canvas);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(values, expect.anything()));
};
const { vehiculeAnnee: _, ...batteryWithoutYear } = answersTo(12);

const withoutYear = changeFields(batteryTest(), { without: ['vehiculeAnnee'] });

/** A field left out: neither asked nor sent. */
export const FieldLeftOut: Story = {
  tags: ['both-languages'],
  render: ({ onSubmit }) => (
    <BatteryTestForm definition={withoutYear} defaults={batteryWithoutYear} onSubmit={onSubmit}>
      <SelectField name="centreUrbain" />
      <TextField name="vehiculeMarque" />
      <TextField name="vehiculeModele" />
    </BatteryTestForm>
  ),
  play: ({ canvasElement, args }) => expectSent(canvasElement, args.onSubmit, batteryWithoutYear),
};

const withEmail = changeFields(batteryTest(), { with: { courriel: email() } });
const emailLabel = { fr: 'Adresse courriel', en: 'Email address' };

/** A field added: its rule in the definition, its label beside the form’s own, its place among the fields. */
export const FieldAdded: Story = {
  render: function FieldAdded({ onSubmit }) {
    const labels = { courriel: emailLabel[useLocale()] };
    return (
      <BatteryTestForm definition={withEmail} labels={labels} defaults={answersTo(12)} onSubmit={onSubmit}>
        <SelectField name="centreUrbain" />
        <TextField name="courriel" type="email" autoComplete="email" />
        <TextField name="vehiculeMarque" />
        <TextField name="vehiculeModele" />
        <TextField name="vehiculeAnnee" />
      </BatteryTestForm>
    );
  },
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await waitFor(() => expect(field(canvasElement, 'courriel')).toHaveFocus());
    await userEvent.type(field(canvasElement, 'courriel'), 'zoe@example.org');
    await expectSent(canvasElement, args.onSubmit, { ...answersTo(12), courriel: 'zoe@example.org' });
  },
};

const sectionTitles = { fr: ['Votre véhicule', 'Votre région'], en: ['Your vehicle', 'Your region'] };

/** Fields in another order and layout: their labels, hints and choices are found by their names. */
export const OtherOrderAndLayout: Story = {
  render: function OtherOrderAndLayout({ onSubmit }) {
    const [vehicle = '', region = ''] = sectionTitles[useLocale()];
    return (
      <BatteryTestForm onSubmit={onSubmit} defaults={answersTo(12)}>
        <FormSection title={vehicle}>
          <FieldColumns>
            <TextField name="vehiculeAnnee" />
            <TextField name="vehiculeMarque" />
            <TextField name="vehiculeModele" />
          </FieldColumns>
        </FormSection>
        <FormSection title={region}>
          <RadioField name="centreUrbain" />
        </FormSection>
      </BatteryTestForm>
    );
  },
  play: async ({ canvasElement, args }) => {
    const order = ['vehiculeAnnee', 'vehiculeMarque', 'vehiculeModele', 'centreUrbain'];
    await expect(names(canvasElement)).toEqual(order);
    await expect(field(canvasElement, 'vehiculeAnnee')).toHaveAccessibleDescription(/2019/);
    await expectSent(canvasElement, args.onSubmit, answersTo(12));
  },
};

/** A year from a slider: `useField` gives label, error and the props of the control. */
function YearSlider() {
  const { id, label, hint, error, control } = useField({ name: 'vehiculeAnnee' });
  const year = useWatch({ name: 'vehiculeAnnee' });
  return (
    <Field controlId={id} label={`${label} (${year || 2019})`} hint={hint} error={error}>
      <input {...control} required={undefined} type="range" min="2000" max="2026" defaultValue="2019" />
    </Field>
  );
}

const plainLabel = { fr: 'Marque', en: 'Make' };

/** A plain input of the host’s: `useFormContext` of react-hook-form is enough. */
function PlainMake() {
  const { register, formState } = useFormContext();
  const error = formState.errors.vehiculeMarque;
  return (
    <label>
      {plainLabel[useLocale()]} <input {...register('vehiculeMarque')} aria-invalid={!!error} />
    </label>
  );
}

/** Fields drawn by components of the host’s own. */
export const OwnComponents: Story = {
  render: ({ onSubmit }) => (
    <BatteryTestForm onSubmit={onSubmit}>
      <SelectField name="centreUrbain" />
      <PlainMake />
      <TextField name="vehiculeModele" />
      <YearSlider />
    </BatteryTestForm>
  ),
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await waitFor(() => expect(field(canvasElement, 'vehiculeMarque')).toBeInvalid());
    await userEvent.selectOptions(field(canvasElement, 'centreUrbain'), 'Laval');
    await userEvent.type(field(canvasElement, 'vehiculeMarque'), 'Toyota2');
    await userEvent.type(field(canvasElement, 'vehiculeModele'), 'Corolla');
    await expectSent(canvasElement, args.onSubmit, {
      centreUrbain: 'Laval',
      vehiculeMarque: 'Toyota',
      vehiculeModele: 'Corolla',
      vehiculeAnnee: '2019',
    });
  },
};

const words = {
  fr: {
    labels: { vehiculeMarque: 'Constructeur' },
    hints: { vehiculeMarque: 'Il est écrit à l’arrière.' },
    choices: { centreUrbain: [{ value: 'Québec', label: 'La Capitale' }] },
    submitLabel: 'Prendre rendez-vous',
  },
  en: {
    labels: { vehiculeMarque: 'Manufacturer' },
    hints: { vehiculeMarque: 'It is written at the back.' },
    choices: { centreUrbain: [{ value: 'Québec', label: 'The Capital' }] },
    submitLabel: 'Make an appointment',
  },
};

/** Other texts, and what the fields hold at first. */
export const TextsAndDefaults: Story = {
  render: function TextsAndDefaults({ onSubmit }) {
    return <BatteryTestForm {...words[useLocale()]} defaults={answersTo(12)} onSubmit={onSubmit} />;
  },
  play: async ({ canvasElement, canvas, args }) => {
    const make = await canvas.findByLabelText(/^(Constructeur|Manufacturer)$/);
    await expect(make).toHaveAccessibleDescription(/arrière|back/);
    await expect(canvas.getByRole('option', { name: /Capital/ })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /rendez-vous|appointment/ })).toBeVisible();
    await expectSent(canvasElement, args.onSubmit, answersTo(12));
  },
};

const source = { provenance: choice(['web', 'phone']) };
const sourceTexts = {
  fr: {
    labels: { provenance: 'Comment nous avez-vous connus?' },
    choices: {
      provenance: [
        { value: 'web', label: 'Sur le Web' },
        { value: 'phone', label: 'Par téléphone' },
      ],
    },
  },
  en: {
    labels: { provenance: 'How did you hear about us?' },
    choices: {
      provenance: [
        { value: 'web', label: 'On the web' },
        { value: 'phone', label: 'By phone' },
      ],
    },
  },
};
const changed = {
  gift: changeFields(giftCard(), { with: source }),
  contact: changeFields(contactUs(), {
    without: ['workPhone', 'workPhonePost', 'mobilePhone'],
    with: source,
  }),
  advisory: changeFields(homeAdvisory(), { with: source }),
  privacy: changeFields(personalInformation(), { with: source }),
  price: changeFields(priceList(), { with: source }),
  details: changeFields(contactDetails(), { with: source }),
};

/** A calculated field of the form stays where its host puts it. */
export const GiftCard: Story = {
  render: function GiftCard({ onSubmit }) {
    return (
      <GiftCardForm
        {...sourceTexts[useLocale()]}
        definition={changed.gift}
        defaults={answersTo(13)}
        onSubmit={onSubmit}
      >
        <RadioField name="provenance" layout="row" />
        <SelectField name="partner" />
        <FieldColumns>
          <TextField name="quantity" />
          <SelectField name="amount" />
        </FieldColumns>
        <TotalField />
      </GiftCardForm>
    );
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement, 'provenance'));
    const subject = 'Demande de carte-cadeau';
    const values = { ...answersTo(13), subject, memberNumber: '', total: '150', provenance: 'web' };
    await expectSent(canvasElement, args.onSubmit, values);
  },
};

/** Three phones left out, a field added, the consent with its link where its host puts it. */
export const ContactUs: Story = {
  render: function ContactUs({ onSubmit }) {
    return (
      <ContactUsForm
        {...sourceTexts[useLocale()]}
        definition={changed.contact}
        defaults={answersTo(4)}
        onSubmit={onSubmit}
      >
        <SelectField name="subject" />
        <MessageField name="question" />
        <FieldColumns>
          <TextField name="memberFirstName" autoComplete="given-name" />
          <TextField name="memberLastName" autoComplete="family-name" />
          <TextField name="memberNumberBase" autoComplete="off" />
        </FieldColumns>
        <TextField name="email" type="email" autoComplete="email" />
        <PhoneField name="residentialPhone" />
        <RadioField name="provenance" layout="row" />
        <CheckboxField name="consent" />
        <CheckboxField name="promo_offer_consent" />
      </ContactUsForm>
    );
  },
  play: async ({ canvasElement, canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /confidentialité|privacy/ })).toBeVisible();
    await userEvent.click(field(canvasElement, 'provenance'));
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    const [values] = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(values).toMatchObject({ provenance: 'web', subjectID: 'roadside-assistance' });
    await expect(values).not.toHaveProperty('workPhone');
  },
};

/** Every other form takes a further field in the same way. */
export const EveryOtherForm: Story = {
  render: function EveryOtherForm() {
    const texts = sourceTexts[useLocale()];
    const more = <RadioField name="provenance" layout="row" />;
    return (
      <>
        <HomeAdvisoryForm {...texts} definition={changed.advisory}>
          {more}
        </HomeAdvisoryForm>
        <PersonalInformationForm {...texts} definition={changed.privacy}>
          {more}
        </PersonalInformationForm>
        <PriceListForm {...texts} definition={changed.price}>
          {more}
        </PriceListForm>
        <ContactDetailsForm {...texts} definition={changed.details}>
          {more}
        </ContactDetailsForm>
      </>
    );
  },
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('radiogroup', { name: /connus|hear/ });
    await expect(groups).toHaveLength(4);
  },
};
