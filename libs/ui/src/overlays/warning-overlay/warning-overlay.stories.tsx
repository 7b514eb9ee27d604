import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Button } from '../../actions/button/index.ts';
import { LinkProvider } from '../../actions/link/index.ts';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { StillLink } from '../../testing/still-link.tsx';
import { WarningOverlay } from './warning-overlay.tsx';

const texts = {
  fr: {
    heading: 'Vous quittez le site du club',
    intro: 'La page suivante est celle d’un partenaire.',
    description: 'Ses règles de confidentialité diffèrent des nôtres, et le club n’en répond pas.',
    linkTitle: 'Louer une voiture',
    continueLabel: 'Continuer vers le partenaire',
    cancelLabel: 'Rester ici',
    logo: 'Route d’hiver',
  },
  en: {
    heading: 'You are leaving the club’s site',
    intro: 'The next page belongs to a partner.',
    description: 'Its privacy policy is different from ours, and we aren’t responsible for its content.',
    linkTitle: 'Rent a car',
    continueLabel: 'Continue to the partner',
    cancelLabel: 'Stay on this site',
    logo: 'Winter road',
  },
};

const picture: GuidancePicture = {
  right: (locale) => <Drawn {...texts[locale]} />,
  wrong: (locale) =>
    locale === 'fr' ? (
      <Drawn
        heading="Attention!"
        description="Ce site n’est pas sûr. Vous continuez à vos risques."
        continueLabel="OK"
        cancelLabel="Annuler"
      />
    ) : (
      <Drawn
        heading="Warning!"
        description="This site is not safe. You continue at your own risk."
        continueLabel="OK"
        cancelLabel="Cancel"
      />
    ),
};

type Words = Record<'heading' | 'description' | 'continueLabel' | 'cancelLabel', string>;

function Drawn({ heading, description, continueLabel, cancelLabel }: Words) {
  return (
    <>
      <p>
        <strong>{heading}</strong>
      </p>
      <p>{description}</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <Button>{continueLabel}</Button>
        <Button variant="secondary">{cancelLabel}</Button>
      </p>
    </>
  );
}

/**
 * Before a link that visitors should not follow by accident: to a partner, or to a conditional offer. Not for every
 * external link.
 *
 * Keys are those of `Dialog`. Tried: keyboard, pointer and axe in Chromium. Not tried yet: Safari, Firefox, a screen
 * reader.
 */
const meta: Meta<typeof WarningOverlay> = {
  title: 'Overlays/WarningOverlay',
  component: WarningOverlay,
  parameters: { picture, docs: { story: { inline: false, iframeHeight: 440 } } },
  args: { id: 'quitter', href: 'https://partenaire.example/', actionEvent: 'partner', onTrack: fn() },
  render: inLocale(texts, (t, args) => (
    <WarningOverlay
      {...args}
      heading={t.heading}
      intro={t.intro}
      description={<p>{t.description}</p>}
      linkTitle={t.linkTitle}
      continueLabel={t.continueLabel}
      cancelLabel={t.cancelLabel}
      logo={args.logo && { ...args.logo, alt: t.logo }}
    />
  )),
  decorators: [
    (Story) => (
      <LinkProvider component={StillLink}>
        <Story />
      </LinkProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof WarningOverlay>;

/** “Continue” is tracked, “cancel” is not. */
export const Tracked: Story = {
  tags: ['both-languages'],
  play: async ({ args, canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    const trigger = canvas.getByRole('button', { name: t.linkTitle });
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('button', { name: t.cancelLabel }));
    await expect(args.onTrack).not.toHaveBeenCalled();
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('link', { name: t.continueLabel }));
    await expect(args.onTrack).toHaveBeenCalledTimes(1);
    await expect(args.onTrack).toHaveBeenCalledWith({
      event: 'user_interaction',
      event_name: 'click_cta',
      action: 'partner',
      link_text: t.continueLabel,
      link_url: 'https://partenaire.example/',
    });
  },
};

const open: Story['play'] = async ({ canvas, globals }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts[storyLocale(globals)].linkTitle }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

export const Open: Story = { play: open };

export const WithALogo: Story = {
  args: { logo: { src: winterRoad, alt: '' }, openNewTab: true },
  play: open,
};
