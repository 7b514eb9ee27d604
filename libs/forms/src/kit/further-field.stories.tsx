import { useLocale } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { TextInput } from '@jalon/ui/text-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../tools/vite/story-guidance.ts';
import { AdvisoryForm, advisory } from '../forms/advisory/index.ts';
import { ContactDetailsForm, contactDetails } from '../forms/contact-details/index.ts';
import { ContactUsForm, contactUs } from '../forms/contact-us/index.ts';
import { GiftCardForm, giftCard, TotalField } from '../forms/gift-card/index.ts';
import { PersonalInformationForm, personalInformation } from '../forms/personal-information/index.ts';
import { PriceListForm, priceList } from '../forms/price-list/index.ts';
import { answersTo } from '../samples/answers.ts';
import { expectSent, field, submit } from '../testing/form-canvas.ts';
import { changeFields, choice } from './form-rules.ts';
import {
  CheckboxField,
  FieldColumns,
  MessageField,
  PhoneField,
  RadioField,
  SelectField,
  TextField,
} from './index.ts';

const picture: GuidancePicture = {
  right: (locale) => (
    <Field
      controlId="picture-used"
      label={locale === 'fr' ? 'Numéro de dossier (facultatif)' : 'File number (optional)'}
    >
      <TextInput id="picture-used" />
    </Field>
  ),
  wrong: (locale) => (
    <Field
      controlId="picture-in-case"
      label={locale === 'fr' ? 'Date de naissance' : 'Date of birth'}
      error={locale === 'fr' ? 'Veuillez remplir ce champ' : 'Please fill out this field'}
    >
      <TextInput id="picture-in-case" aria-invalid />
    </Field>
  ),
};

/** Every form accepts an additional field, anywhere in it. */
const meta: Meta = {
  title: 'Forms/Kit/A further field',
  parameters: { picture, inDocument: 'changeFields' },
  args: { onSubmit: fn(async () => undefined) },
  beforeEach: () => sessionStorage.clear(),
};

export default meta;
type Story = StoryObj<{ onSubmit: () => Promise<undefined> }>;

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
  advisory: changeFields(advisory('home'), { with: source }),
  privacy: changeFields(personalInformation(), { with: source }),
  price: changeFields(priceList(), { with: source }),
  details: changeFields(contactDetails(), { with: source }),
};

/** A computed field of the form is where its host puts it. */
export const GiftCard: Story = {
  tags: ['both-languages'],
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

/** Three phones left out, a field added, and the consent with its link moved. */
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

/** Every other form accepts an additional field in the same way. */
export const EveryOtherForm: Story = {
  render: function EveryOtherForm() {
    const texts = sourceTexts[useLocale()];
    const more = <RadioField name="provenance" layout="row" />;
    return (
      <>
        <AdvisoryForm topic="home" {...texts} definition={changed.advisory}>
          {more}
        </AdvisoryForm>
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
