import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { TitleBlock } from './index.ts';

const texts = {
  fr: {
    title: 'Tous nos services',
    accent: 'à portée de main',
    subtitle: 'Sur la route, à la maison, en voyage.',
  },
  en: {
    title: 'All our services',
    accent: 'within reach',
    subtitle: 'On the road, at home and on your travels.',
  },
};

const guidance: Guidance = {
  fr: {
    use: 'Pour un titre entre deux blocs, au-dessus de plusieurs qui vont ensemble.',
    avoid:
      'Quand le titre est celui d’un seul bloc\u00a0: `PageSection`. En tête de page\u00a0: un des héros.',
    content: ['Un titre court et, au besoin, une phrase.'],
    do: ['Donnez-lui le niveau juste au-dessus de celui des blocs qu’il annonce.'],
    dont: ['Ne l’utilisez pas pour grossir une phrase.'],
  },
  en: {
    use: 'For a title between two blocks, above several that belong together.',
    avoid: 'When the title belongs to one block: `PageSection`. At the top of a page: one of the heroes.',
    content: ['A short title and, if needed, one sentence.'],
    do: ['Give it the level just above that of the blocks it introduces.'],
    dont: ['Don’t use it to make a sentence larger.'],
  },
};

const meta: Meta<typeof TitleBlock> = {
  title: 'Layout/TitleBlock',
  component: TitleBlock,
  parameters: { guidance, layout: 'fullscreen' },
  render: inLocale(texts, (t, args) => <TitleBlock {...args} {...t} />),
};

export default meta;
type Story = StoryObj<typeof TitleBlock>;

export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const { title } = texts[storyLocale(globals)];
    await expect(canvas.getByRole('heading', { level: 2, name: new RegExp(title) })).toBeVisible();
  },
};

export const CentredOnBlue: Story = { args: { align: 'center', surface: 'primary-alt' } };
