import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { AutomaticRenewalForm, automaticRenewalMessages, renewalFields } from '../index.ts';

const guidance: Guidance = {
  fr: {
    use: 'Dans l’espace membre, pour activer ou désactiver le renouvellement automatique.',
    avoid: 'Pas pendant un achat\u00a0: l’étape du paiement a sa propre case.',
    content: ['Le consentement a une version\u00a0: changez-la avec le texte, dans les deux langues.'],
    do: ['Montrez l’échéance et la carte ou le compte qui sert.'],
    dont: ['Ne rendez pas la désactivation plus difficile que l’activation.'],
  },
  en: {
    use: 'In the member area, to switch automatic renewal on or off.',
    avoid: 'Not during a purchase: the payment step has its own checkbox.',
    content: ['The consent has a version: change it with the text, in both languages.'],
    do: ['Show the expiry date and the card or account that is used.'],
    dont: ['Don’t make switching off harder than switching on.'],
  },
};

/**
 * Automatic renewal in the member area: its state, and a button that changes it. A plain form that works without
 * JavaScript.
 *
 * Tested with the keyboard and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof AutomaticRenewalForm> = {
  title: 'Membership/AutomaticRenewalForm',
  component: AutomaticRenewalForm,
  parameters: { guidance },
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
type Play = NonNullable<Story['play']>;

function texts({ canvasElement, globals }: Parameters<Play>[0]) {
  return {
    canvas: within(canvasElement),
    t: translator(automaticRenewalMessages, { locale: storyLocale(globals) }),
  };
}

/** On: the end of the membership, the card, and a button to turn it off. */
export const On: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t } = texts(context);
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
    const { canvas, t } = texts(context);
    const button = canvas.getByRole('button', { name: t('switchOn') });
    await expect(button).toHaveAccessibleDescription(expect.stringContaining('6789'));
    await expect(context.canvasElement.querySelector(`input[name=${renewalFields.version}]`)).toHaveValue();
  },
};

/** Too late for the notice that the law requires: an explanation replaces the button. */
export const TooLate: Story = {
  tags: ['both-languages'],
  args: { renewal: { isOn: false, expiresOn: '2027-08-31', obstacle: 'tooLate' } },
  play: async (context) => {
    const { canvas } = texts(context);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** There is no stored card or account. */
export const NoPayment: Story = {
  args: { renewal: { isOn: false, expiresOn: '2027-08-31', obstacle: 'noPayment' } },
};
