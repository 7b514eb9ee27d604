import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { onEverySurface } from '../../testing/on-every-surface.tsx';
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

const guidance: Guidance = {
  fr: {
    use: 'Pour une ou deux actions au bas d’un bloc de contenu\u00a0: la principale d’abord.',
    avoid:
      'Pas pour plus de deux liens\u00a0: `NavLinkList`. Pas dans un formulaire\u00a0: `Button` et `SubmitButton`.',
    content: [
      'Un verbe et son objet\u00a0: «\u00a0Voir les adhésions\u00a0». Une action sans libellé n’est pas affichée.',
    ],
    do: ['Gardez la flèche pour l’action principale.'],
    dont: ['Ne mettez pas deux actions principales côte à côte.'],
  },
  en: {
    use: 'For one or two actions at the end of a content block, the main one first.',
    avoid: 'Not for more than two links: `NavLinkList`. Not in a form: `Button` and `SubmitButton`.',
    content: ['A verb and its object: “See memberships”. An action without a label is not shown.'],
    do: ['Keep the arrow for the main action.'],
    dont: ['Don’t put two main actions side by side.'],
  },
  picture: {
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
  },
};

/** Up to two calls to action: the main one with an arrow, the other without. */
const meta: Meta<typeof Actions> = {
  title: 'Actions/Actions',
  component: Actions,
  parameters: { guidance },
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
