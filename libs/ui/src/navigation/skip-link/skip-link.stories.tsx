import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { mainId, SkipLink } from './index.ts';

const texts = {
  fr: 'Appuyez sur la touche de tabulation\u00a0: le lien apparaît.',
  en: 'Press the Tab key: the link appears.',
};

const guidance: Guidance = {
  fr: {
    use: 'Tout au début de chaque page, pour sauter l’en-tête.',
    avoid: 'Pas pour circuler dans la page\u00a0: `InPageNavigation`. Un seul suffit.',
    keys: [
      ['Tab', 'le montre et s’y arrête'],
      ['Entrée', 'mène au contenu'],
    ],
    content: ['Gardez les mots de la bibliothèque.'],
    do: ['Montrez-le dès qu’il a le focus.'],
    dont: ['Ne le cachez pas quand il a le focus.'],
  },
  en: {
    use: 'At the very start of every page, to skip the header.',
    avoid: 'Not to move around the page: `InPageNavigation`. One is enough.',
    keys: [
      ['Tab', 'shows it and stops on it'],
      ['Enter', 'goes to the content'],
    ],
    content: ['Keep the library’s words.'],
    do: ['Show it as soon as it has the focus.'],
    dont: ['Don’t hide it while it has the focus.'],
  },
};

/** The first element of every page. One per page is enough. */
const meta: Meta<typeof SkipLink> = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { guidance, layout: 'fullscreen' },
  render: inLocale(texts, (t, args) => (
    <>
      <SkipLink {...args} />
      <main id={mainId} tabIndex={-1} style={{ padding: 24 }}>
        <p>{t}</p>
      </main>
    </>
  )),
};

export default meta;
type Story = StoryObj<typeof SkipLink>;

export const AtRest: Story = {
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).position).toBe('absolute');
  },
};

export const WithFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThan(40);
  },
};
