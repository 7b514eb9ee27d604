import { useLocale } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { TextInput } from '@jalon/ui/text-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../tools/vite/story-guidance.ts';
import { GiftCardForm, giftCard, TotalField } from '../forms/gift-card/index.ts';
import { answersTo } from '../samples/answers.ts';
import { expectSent, field } from '../testing/form-canvas.ts';
import { changeFields, choice } from './form-rules.ts';
import { FieldColumns, RadioField, SelectField, TextField } from './index.ts';

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
const changed = changeFields(giftCard(), { with: { provenance: choice(['web', 'phone']) } });

/** A computed field of the form is where its host puts it. */
export const GiftCard: Story = {
  tags: ['both-languages'],
  render: function GiftCard({ onSubmit }) {
    return (
      <GiftCardForm
        {...sourceTexts[useLocale()]}
        definition={changed}
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
