import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { Actions } from './actions.tsx';

const texts = {
  fr: {
    join: 'Voir les adhésions',
    call: 'Nous joindre',
    long: 'Demander une soumission d’assurance responsabilité professionnelle',
  },
  en: {
    join: 'See memberships',
    call: 'Contact us',
    long: 'Request a quote for professional liability insurance',
  },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <Actions
      primary={{ href: '#join', label: locale === 'fr' ? 'Devenir membre' : 'Become a member' }}
      secondary={{ href: '#call', label: locale === 'fr' ? 'Appeler' : 'Call' }}
    />
  ),
  wrong: (locale) => (
    <>
      <Actions primary={{ href: '#join', label: locale === 'fr' ? 'Devenir membre' : 'Become a member' }} />
      <Actions primary={{ href: '#call', label: locale === 'fr' ? 'Appeler' : 'Call' }} />
    </>
  ),
};

/** Up to two calls to action: the main one with an arrow, the other without. */
const meta: Meta<typeof Actions> = {
  title: 'Actions/Actions',
  component: Actions,
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Actions>;

/** The main action comes first on the screen, with the keyboard and for a screen reader. */
export const Two: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t, args) => (
    <Actions
      {...args}
      primary={{ href: '#adhesions', label: t.join }}
      secondary={{ href: '#contact', label: t.call }}
    />
  )),
  play: async ({ canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.join })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.call })).toHaveFocus();
  },
};

/** A long label wraps next to its arrow. */
export const LongText: Story = {
  render: inLocale(texts, (t, args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Actions {...args} primary={{ href: '#assurance', label: t.long }} />
    </div>
  )),
};

export const OnEverySurface: Story = onEverySurface(
  inLocale(texts, (t, args) => (
    <Actions
      {...args}
      primary={{ href: '#adhesions', label: t.join }}
      secondary={{ href: '#contact', label: t.call }}
    />
  )),
);
