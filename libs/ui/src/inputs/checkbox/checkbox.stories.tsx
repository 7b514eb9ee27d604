import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Link } from '../../actions/link/index.ts';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { Checkbox } from './checkbox.tsx';

const texts = {
  fr: {
    offers: 'Je souhaite recevoir les offres du club par courriel',
    hint: 'Au plus deux messages par mois. Vous pouvez vous désabonner en tout temps.',
    consent: 'J’ai lu et j’accepte la ',
    policy: 'politique de confidentialité',
    error: 'Veuillez accepter la politique pour continuer',
    long: 'Renouvellement automatique de l’adhésion anticonstitutionnellement interminable',
    negative: 'Je ne refuse pas de recevoir les offres du club',
  },
  en: {
    offers: 'I would like to receive the club’s offers by email',
    hint: 'No more than two messages a month. You can unsubscribe at any time.',
    consent: 'I have read and accept the ',
    policy: 'privacy policy',
    error: 'Accept the policy to continue',
    long: 'Automatic renewal of interprovincial-telecommunications memberships',
    negative: 'I don’t refuse to receive the club’s offers',
  },
};

const picture: GuidancePicture = {
  right: (locale) => <Checkbox name="right" label={texts[locale].offers} />,
  wrong: (locale) => <Checkbox name="wrong" label={texts[locale].negative} defaultChecked />,
};

const meta: Meta<typeof Checkbox> = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { name: 'promo_offer_consent', onChange: fn() },
  render: inLocale(texts, (t, args) => <Checkbox {...args} label={t.offers} />),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Checkbox>;

/** The label and Space check the box. */
export const Unchecked: Story = {
  tags: ['both-languages'],
  play: async ({ args, canvas, globals }) => {
    const box = canvas.getByRole('checkbox', { name: texts[storyLocale(globals)].offers });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(texts[storyLocale(globals)].offers));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Consent is missing. A link in the label opens its page and, with native HTML, doesn’t check the box. */
export const RequiredWithError: Story = {
  args: { isRequired: true },
  render: inLocale(texts, (t, args) => (
    <Checkbox
      {...args}
      error={t.error}
      label={
        <>
          {t.consent}
          <Link href="#politique">{t.policy}</Link>
        </>
      }
    />
  )),
};

/** However rounded a brand’s fields are, the corners of a box differ from those of a radio button. */
export const InARounderBrand: Story = {
  globals: { brand: 'marine' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    const { left, top } = box.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 3, top + 3)).toBe(box);
  },
};

export const LongWordsOnANarrowScreen: Story = {
  ...inNarrow(180),
  render: inLocale(texts, (t, args) => <Checkbox {...args} label={t.long} hint={t.long} />),
};

export const OnEverySurface: Story = onEverySurface(
  inLocale(texts, (t, args) => (
    <>
      <Checkbox {...args} label={t.offers} />
      <Checkbox {...args} label={t.offers} defaultChecked hint={t.hint} />
      <Checkbox {...args} label={t.offers} error={t.error} />
    </>
  )),
);

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true, named: true });
