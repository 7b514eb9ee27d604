import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { ArticleQuickInfo } from './article-quick-info.tsx';

const texts = {
  fr: {
    title: 'Rouler en électrique par grand froid : ce que trois semaines à −25 °C nous ont appris',
    lineOfBusiness: { label: 'Automobile', href: '#auto' },
    lifeMoment: { label: 'Changer de voiture', href: '#changer' },
    label: 'Essai routier',
    summary: 'L’autonomie baisse, mais moins qu’on le craint, et presque tout se joue avant de partir.',
    actionLabel: 'Lire l’article',
  },
  en: {
    title: 'Driving electric in extreme cold: what three weeks at −25 °C taught us',
    lineOfBusiness: { label: 'Automobile', href: '#auto' },
    lifeMoment: { label: 'Changing cars', href: '#changer' },
    label: 'Road test',
    summary: 'Range drops, but less than you’d think, and most of it depends on what you do before leaving.',
    actionLabel: 'Read the article',
  },
};

/** An article in a few lines: tags, title, summary and publication date. */
const meta: Meta<typeof ArticleQuickInfo> = {
  title: 'Content/ArticleQuickInfo',
  component: ArticleQuickInfo,
  args: { href: '#article', publishedDate: new Date('2026-02-01T23:30:00Z') },
  render: inLocale(texts, (t, args) => <ArticleQuickInfo {...args} {...t} />),
};

export default meta;
type Story = StoryObj<typeof ArticleQuickInfo>;

export const Default: Story = { tags: ['both-languages'] };

/** Every state of its links. */
export const States: Story = statesOf(meta);
