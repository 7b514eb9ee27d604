import type { Meta } from '@storybook/react-vite';
import { fieldStates } from '../../testing/field-states.tsx';
import { VisitForm } from '../../testing/visit-form.tsx';
import { CheckboxGroupField } from './checkbox-group-field.tsx';
import { DateField, NativeDateField } from './date-field.tsx';

const meta: Meta<typeof VisitForm> = {
  title: 'Forms/Kit/Fields',
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
