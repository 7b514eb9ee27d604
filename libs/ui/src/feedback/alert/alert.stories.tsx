import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Link } from '../../actions/link/index.ts';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { Alert, type AlertVariant, alertMessages } from './index.ts';

const texts = {
  fr: {
    info: [
      'Nos bureaux ferment à midi le 24 décembre',
      'L’assistance routière répond jour et nuit, comme toujours.',
    ],
    success: ['Vos coordonnées sont à jour', 'Vous recevrez votre prochaine carte à votre nouvelle adresse.'],
    warning: [
      'Tempête sur la Côte-Nord',
      'Prévoyez une attente plus longue pour un remorquage entre Tadoussac et Sept-Îles.',
    ],
    error: [
      'Votre paiement n’a pas été accepté',
      'Aucun montant n’a été prélevé. Vérifiez votre carte, puis réessayez.',
    ],
    link: 'Voir les conditions routières',
    long: 'Indisponibilité anticonstitutionnellement-interminablement-prolongée',
  },
  en: {
    info: ['Our offices close at noon on December 24', 'Roadside assistance is open 24/7, as always.'],
    success: ['Your contact information is up to date', 'Your next card will be sent to your new address.'],
    warning: ['Storm on the North Shore', 'Expect a longer wait for a tow between Tadoussac and Sept-Îles.'],
    error: ['Your payment was declined', 'Nothing was charged. Check your card, then try again.'],
    link: 'See road conditions',
    long: 'Telecommunications-infrastructure-related unavailability',
  },
};
const variants: readonly AlertVariant[] = ['info', 'success', 'warning', 'error'];

const picture: GuidancePicture = {
  right: (locale) => (
    <Alert variant="warning" title={texts[locale].warning[0]}>
      <p>{texts[locale].warning[1]}</p>
    </Alert>
  ),
  wrong: (locale) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {variants.map((variant) => (
        <Alert key={variant} variant={variant} title={texts[locale][variant][0]} />
      ))}
    </div>
  ),
};

const meta: Meta<typeof Alert> = {
  title: 'Feedback/Alert',
  component: Alert,
  render: ({ variant = 'info', ...args }, { globals }) => {
    const t = texts[storyLocale(globals)];
    const [title, text] = t[variant];
    return (
      <Alert {...args} variant={variant} title={title}>
        <p>
          {text} <Link href="#routes">{t.link}</Link>
        </p>
      </Alert>
    );
  },
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Alert>;

/** A screen reader reads the importance before the text. */
export const Info: Story = { tags: ['both-languages'] };

export const Dismissible: Story = {
  tags: ['both-languages'],
  args: { variant: 'warning', onDismiss: fn() },
  play: async ({ args, canvas, globals }) => {
    const t = translator(alertMessages, { locale: storyLocale(globals) });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('dismiss') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const TitleAlone: Story = {
  args: { variant: 'success' },
  render: inLocale(texts, (t, args) => <Alert {...args} title={t.success[0]} />),
};

/** Text and links keep their colours on its own background, on dark surfaces too. */
export const OnEverySurface: Story = onEverySurface(
  inLocale(texts, (t) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {variants.map((variant) => (
        <Alert key={variant} variant={variant} title={t[variant][0]}>
          <p>
            {t[variant][1]} <Link href="#routes">{t.link}</Link>
          </p>
        </Alert>
      ))}
    </div>
  )),
);

export const LongWordsOnANarrowScreen: Story = {
  ...inNarrow(260),
  render: inLocale(texts, (t) => (
    <Alert variant="error" title={t.long} onDismiss={() => undefined}>
      <p>{t.long}</p>
    </Alert>
  )),
};

/** Every state of its link and its button. */
export const States: Story = { ...statesOf(meta), args: { onDismiss: fn() } };
