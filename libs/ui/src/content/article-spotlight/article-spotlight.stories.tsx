import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import lakeRoad from '../../foundations/pictures/lake-road.svg';
import { Section } from '../../layout/section/index.ts';
import { ArticleSpotlight } from './article-spotlight.tsx';

const texts = {
  fr: {
    title: 'Le tour du lac en octobre, là où la route rougit avant les feuilles',
    label: 'Article',
    lineOfBusiness: { label: 'Voyage', href: '#voyage' },
    summary: 'Deux cents kilomètres, quatre villages et une tarte : l’itinéraire d’une fin de semaine.',
    actionLabel: 'Lire l’article',
    alt: 'Une route longe un lac bordé d’arbres d’automne',
  },
  en: {
    title: 'Around the lake in October, when the leaves turn',
    label: 'Article',
    lineOfBusiness: { label: 'Travel', href: '#voyage' },
    summary: 'Two hundred kilometres, four villages and one pie: a weekend road trip.',
    actionLabel: 'Read the article',
    alt: 'A road along a lake lined with autumn trees',
  },
};

const guidance: Guidance = {
  fr: {
    use: 'Pour le seul article qu’une page met en avant.',
    avoid: 'Pas plus d’une fois par page\u00a0: `AdviceTileList` pour plusieurs.',
    keys: [['Tab', 'va aux étiquettes, au titre et au lien']],
    content: ['Une image 16:9 qui montre le sujet, et son texte de remplacement.'],
    do: ['Choisissez une image qui montre le sujet.'],
    dont: ['Ne mettez pas deux articles en valeur dans la même page.'],
  },
  en: {
    use: 'For the one article that a page features.',
    avoid: 'Not more than once per page: `AdviceTileList` for several.',
    keys: [['Tab', 'goes to the tags, the title and the link']],
    content: ['A 16:9 picture that shows the subject, with its alternative text.'],
    do: ['Choose a picture that shows the subject.'],
    dont: ['Don’t highlight two articles on one page.'],
  },
};

/** The one article that a page features, with its image. */
const meta: Meta<typeof ArticleSpotlight> = {
  title: 'Content/ArticleSpotlight',
  component: ArticleSpotlight,
  args: { href: '#article', publishedDate: new Date('2026-11-18') },
  render: (args, { globals }) => {
    const { alt, ...t } = texts[storyLocale(globals)];
    return (
      <Section>
        <ArticleSpotlight {...t} {...args} image={{ src: lakeRoad, alt, width: 1600, height: 900 }} />
      </Section>
    );
  },
  parameters: { guidance, layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof ArticleSpotlight>;

export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    await expect(canvas.getByRole('heading', { level: 2, name: t.title })).toBeVisible();
    await expect(canvas.getByRole('img', { name: t.alt })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.actionLabel })).toBeVisible();
  },
};
