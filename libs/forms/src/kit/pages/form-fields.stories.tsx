import type { Localized } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as z from 'zod/mini';
import * as rule from '../form-rules.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { metaOf } from '../rules/field-meta.ts';
import { FormFields } from './form-fields.tsx';

/** One field of each kind: its rule as a schema has it, its label, and the control that it gets. */
const kinds: Readonly<Record<string, readonly [Localized<string>, z.ZodMiniType<unknown, unknown>, string]>> =
  {
    'text({ maxLength: 30 })': [
      { fr: 'Ligne de texte', en: 'Line of text' },
      rule.text({ maxLength: 30 }),
      'input[maxlength="30"]',
    ],
    'message()': [{ fr: 'Message', en: 'Message' }, rule.message(), 'textarea'],
    'email()': [{ fr: 'Adresse courriel', en: 'Email address' }, rule.email(), 'input[type=email]'],
    'phone()': [{ fr: 'Téléphone', en: 'Phone' }, rule.phone(), 'input[type=tel]'],
    'postalCode()': [
      { fr: 'Code postal', en: 'Postal code' },
      rule.postalCode(),
      'input[autocomplete=postal-code]',
    ],
    "number({ unit: 'km' })": [
      { fr: 'Nombre', en: 'Number' },
      rule.number({ unit: 'km' }),
      'input[inputmode=numeric]',
    ],
    'money()': [{ fr: 'Montant', en: 'Amount' }, rule.money(), 'input[inputmode=decimal]'],
    'date()': [{ fr: 'Date', en: 'Date' }, rule.date(), 'input[name$=".day"]'],
    'yesNo()': [{ fr: 'Oui ou non', en: 'Yes or no' }, rule.yesNo(), 'input[type=radio]'],
    "choice(['1', … '6'])": [
      { fr: 'Six choix au plus', en: 'Six choices at most' },
      rule.choice(['1', '2', '3']),
      'input[type=radio]',
    ],
    "choice(['1', … '7'])": [
      { fr: 'Plus de six choix', en: 'More than six choices' },
      rule.choice(['1', '2', '3', '4', '5', '6', '7']),
      'select',
    ],
    "choices(['1', …])": [
      { fr: 'Plusieurs choix', en: 'Several choices' },
      rule.choices(['1', '2', '3']),
      'input[type=checkbox]',
    ],
    'box()': [{ fr: 'Case à cocher', en: 'Checkbox' }, rule.box(), 'input[type=checkbox]'],
    'country()': [{ fr: 'Pays', en: 'Country' }, rule.country(), 'select'],
    'files()': [{ fr: 'Fichier', en: 'File' }, rule.files(), 'input[type=file]'],
    'quebecAddress()': [{ fr: 'Adresse', en: 'Address' }, rule.quebecAddress(), 'input[name$=".city"]'],
    'list(z.object({ … }))': [
      { fr: 'Liste', en: 'List' },
      rule.list(z.object({ name: rule.labelled({ fr: 'Nom', en: 'Name' }, rule.text({ maxLength: 30 })) }), {
        min: 1,
        max: 3,
      }),
      'input[name$=".0.name"]',
    ],
  };

const rows = Object.entries(kinds).map(([code, [label, schema, control]], index) => ({
  name: `field${index}`,
  code,
  schema: rule.labelled(label, schema),
  control,
}));
const definition = {
  name: 'kinds',
  schema: z.object(Object.fromEntries(rows.map(({ name, schema }) => [name, schema]))),
};
const choices = Object.fromEntries(
  rows.map(({ name, schema }) => [name, metaOf(schema)?.values?.map((value) => ({ value, label: value }))]),
);

const headings = { fr: ['Règle', 'Champ'], en: ['Rule', 'Field'] };

function Kinds() {
  return (
    <FormFrame definition={definition} choices={choices}>
      <table>
        <thead>
          <tr>
            {headings[useLocale()].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, code }) => (
            <tr key={name} data-field={name}>
              <td>
                <code>{code}</code>
              </td>
              <td>
                <FormFields names={[name]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FormFrame>
  );
}

/** The fields of a schema, each with the control of its rule. */
const meta: Meta<typeof FormFields> = {
  title: 'Forms/Kit/FormFields',
  component: FormFields,
  beforeEach: () => sessionStorage.clear(),
};

export default meta;

/** The control of each kind of rule. */
export const TableOfKinds: StoryObj<typeof FormFields> = {
  tags: ['both-languages'],
  render: () => <Kinds />,
  play: async ({ canvasElement }) => {
    const shown = rows.map(
      ({ name, control }) => canvasElement.querySelector(`[data-field=${name}] ${control}`) && control,
    );
    await expect(shown).toEqual(rows.map(({ control }) => control));
  },
};
