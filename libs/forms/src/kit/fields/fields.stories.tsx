import { Field } from '@jalon/ui/field';
import { Fieldset } from '@jalon/ui/fieldset';
import { TextInput } from '@jalon/ui/text-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { fillForm } from '../../samples/fill-form.ts';
import { fieldStates } from '../../testing/field-states.tsx';
import { TireRows, type Visit, VisitForm, visitTexts } from '../../testing/visit-form.tsx';
import { dateMessages } from '../rules/date-field.messages.ts';
import { AddressFields } from './address-fields.tsx';
import { CheckboxGroupField } from './checkbox-group-field.tsx';
import { CountryField } from './country-field.tsx';
import { DateField, NativeDateField } from './date-field.tsx';
import { MoneyField, NumberField } from './number-field.tsx';
import { YesNoField } from './yes-no-field.tsx';

const picture: GuidancePicture = {
  right: (locale) => (
    <Fieldset
      id="picture-birth"
      legend={births[locale]}
      hint={dateMessages[locale].hint({ example: '31 3 1984' })}
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {(['day', 'month', 'year'] as const).map((part) => (
          <Field key={part} controlId={`picture-${part}`} label={dateMessages[locale][part]}>
            <TextInput id={`picture-${part}`} size={part === 'year' ? 4 : 2} />
          </Field>
        ))}
      </div>
    </Fieldset>
  ),
  wrong: (locale) => (
    <Field controlId="picture-native" label={births[locale]}>
      <TextInput id="picture-native" type="date" defaultValue="2026-11-28" />
    </Field>
  ),
};

const births = { fr: 'Date de naissance', en: 'Date of birth' };

const meta: Meta<typeof VisitForm> = {
  title: 'Forms/Kit/Fields',
  parameters: { picture, inDocument: '<CheckboxGroupField' },
  component: VisitForm,
  beforeEach: () => sessionStorage.clear(),
};

export default meta;

/** Several choices, with the most that may be checked. */
export const CheckboxGroup = fieldStates('services', <CheckboxGroupField name="services" />, {
  filled: ['tires', 'oil'],
  wrong: [[], ['tires', 'brakes', 'oil', 'other']],
});

/** A date that people know by heart, in three controls: the error marks the one to correct. */
export const DateInThreeControls = fieldStates('bought', <DateField name="bought" />, {
  filled: '2020-02-29',
  wrong: [
    { day: '31', month: '', year: '2020' },
    { day: '31', month: '6', year: '2020' },
    { day: '31', month: '13', year: '2020' },
    { day: '31', month: '12', year: '20' },
    { day: '31', month: '12', year: '1899' },
  ],
});

/** A date near today, in the browser’s own control. */
export const NativeDate = fieldStates('day', <NativeDateField name="day" />, {
  filled: '2099-01-31',
  wrong: ['', '2020-01-31'],
});

/** A number with its unit, typed with a comma or a point. */
export const NumberWithUnit = fieldStates('mileage', <NumberField name="mileage" />, {
  filled: '85 000',
  wrong: ['', '85 000,5', 'many', '-1', '1 000 001'],
});

/** An amount: the sign is where the language writes it. */
export const Money = fieldStates('budget', <MoneyField name="budget" />, {
  filled: '1 250,50',
  wrong: ['12.505', 'many', '49,99'],
});

/** A question without an answer at first. */
export const YesOrNo = fieldStates('isOwner', <YesNoField name="isOwner" />, { filled: 'yes', wrong: [''] });

/** Every country by its name in the language, Canada first. */
export const Country = fieldStates('registered', <CountryField name="registered" />, {
  filled: 'CA',
  wrong: [''],
});

/** An address with suggestions: its fields have labels of their own. */
export const Address = fieldStates('owner', <AddressFields name="owner.home" />, {
  filled: {
    firstName: 'Zoé',
    home: { address: '1, rue des Bornes', apartment: '4', city: 'Laval', postalCode: 'H7A1A1' },
  },
  wrong: [{ firstName: 'Zoé', home: { address: '', apartment: '', city: '', postalCode: 'H' } }],
});

/** Rows that are added and removed; one condition inside a row. */
export const List = fieldStates('tires', <TireRows />, {
  filled: [
    { size: '205/55R16', season: 'winter', studs: 'no' },
    { size: '195/65R15', season: 'summer', studs: '' },
  ],
  wrong: [[{ size: '', season: 'winter', studs: '' }]],
});

/** All of them in one form: a choice shows a list, in which a choice shows a question. */
export const WholeForm: StoryObj<typeof VisitForm> = {
  tags: ['both-languages'],
  args: { onSubmit: fn(async (_values: Visit) => undefined) },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { labels, choices, submitLabel } = visitTexts(storyLocale(globals));
    const user = userEvent.setup();
    await expect(canvas.queryByRole('textbox', { name: labels['tires.*.size'] })).toBeNull();
    await fillForm(
      user,
      {
        services: ['tires'],
        'tires.0.size': '205/55R16',
        'tires.0.season': 'winter',
        'tires.0.studs': 'no',
        day: '2099-01-31',
        [labels.bought]: '2020-02-29',
        mileage: '85 000',
        budget: '1 250,50',
        isOwner: 'yes',
        registered: 'CA',
      },
      { container: canvasElement },
    );
    await expect(canvas.getByRole('checkbox', { name: choices.services?.[0]?.label })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: submitLabel }));
    const invalid = () => [...canvasElement.querySelectorAll('[aria-invalid=true]')].map((one) => one.id);
    await expect(invalid()).toEqual([]);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
