import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
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
    date: '1er février 2026',
  },
  en: {
    title: 'Driving electric in extreme cold: what three weeks at −25 °C taught us',
    lineOfBusiness: { label: 'Automobile', href: '#auto' },
    lifeMoment: { label: 'Changing cars', href: '#changer' },
    label: 'Road test',
    summary: 'Range drops, but less than you’d think, and most of it depends on what you do before leaving.',
    actionLabel: 'Read the article',
    date: 'February 1, 2026',
  },
};

const guidance: Guidance = {
  fr: {
    use: 'Pour présenter un article en quelques lignes, sans image.',
    avoid: 'Avec une image mise en valeur, `ArticleSpotlight`; en liste, `AdviceTileList`.',
    keys: [['Tab', 'va aux étiquettes, au titre et au lien']],
    content: ['Un résumé de deux phrases; la date de publication, non celle de mise à jour.'],
    do: ['Écrivez un résumé qui se comprend sans l’article.'],
    dont: ['Ne reprenez pas le premier paragraphe comme résumé.'],
  },
  en: {
    use: 'To present an article in a few lines, without a picture.',
    avoid: 'With a featured picture, `ArticleSpotlight`; in a list, `AdviceTileList`.',
    keys: [['Tab', 'goes to the tags, the title and the link']],
    content: ['A two-sentence summary; the publication date, not the update.'],
    do: ['Write a summary that makes sense without the article.'],
    dont: ['Don’t reuse the first paragraph as the summary.'],
  },
};

/** An article in a few lines: tags, title, summary and publication date. */
const meta: Meta<typeof ArticleQuickInfo> = {
  title: 'Content/ArticleQuickInfo',
  component: ArticleQuickInfo,
  args: { href: '#article', publishedDate: new Date('2026-02-01T23:30:00Z') },
  render: (args, { globals }) => {
    const { date: _date, ...t } = texts[storyLocale(globals)];
    return <ArticleQuickInfo {...t} {...args} />;
  },
  parameters: { guidance },
};

export default meta;
type Story = StoryObj<typeof ArticleQuickInfo>;

export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(texts[storyLocale(globals)].date)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

/** Every state of its links. */
export const States: Story = statesOf(meta);
