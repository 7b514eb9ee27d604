import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../stories/words-of.ts';
import { AutomaticRenewalForm, automaticRenewalMessages, renewalFields } from '../index.ts';

/**
 * Automatic renewal in the member area: its state, and a button that changes it. A plain form that works without
 * JavaScript.
 *
 * Tested with the keyboard and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof AutomaticRenewalForm> = {
  title: 'Membership/AutomaticRenewalForm',
  component: AutomaticRenewalForm,
  args: {
    action: '#',
    renewal: {
      isOn: true,
      expiresOn: '2027-08-31',
      payment: { method: 'card', brand: 'visa', lastFour: '4242' },
    },
  },
};

export default meta;
type Story = StoryObj<typeof AutomaticRenewalForm>;

/** On: the end of the membership, the card, and a button to turn it off. */
export const On: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t } = wordsOf(automaticRenewalMessages, context);
    await expect(canvas.getByText(/4242/)).toBeVisible();
    const button = canvas.getByRole('button', { name: t('switchOff') });
    await expect(button).toHaveAttribute('name', renewalFields.renewal);
    await expect(button).toHaveAttribute('value', 'off');
  },
};

/** Off: the text to accept is before the button, and describes it. */
export const Off: Story = {
  tags: ['both-languages'],
  args: {
    renewal: { isOn: false, expiresOn: '2027-08-31', payment: { method: 'bank', lastFour: '6789' } },
  },
  play: async (context) => {
    const { canvas, t } = wordsOf(automaticRenewalMessages, context);
    const button = canvas.getByRole('button', { name: t('switchOn') });
    await expect(button).toHaveAccessibleDescription(expect.stringContaining('6789'));
    await expect(context.canvasElement.querySelector(`input[name=${renewalFields.version}]`)).toHaveValue();
  },
};

/** Too late for the notice that the law requires: an explanation replaces the button. */
export const TooLate: Story = {
  args: { renewal: { isOn: false, expiresOn: '2027-08-31', obstacle: 'tooLate' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** There is no stored card or account. */
export const NoPayment: Story = {
  args: { renewal: { isOn: false, expiresOn: '2027-08-31', obstacle: 'noPayment' } },
};
