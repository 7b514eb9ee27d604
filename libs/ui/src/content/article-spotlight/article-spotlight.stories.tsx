import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
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

/** The one article that a page features, with its image. */
const meta: Meta<typeof ArticleSpotlight> = {
  title: 'Content/ArticleSpotlight',
  component: ArticleSpotlight,
  args: { href: '#article', publishedDate: new Date('2026-11-18') },
  render: inLocale(texts, ({ alt, ...t }, args) => (
    <Section>
      <ArticleSpotlight {...args} {...t} image={{ src: lakeRoad, alt, width: 1600, height: 900 }} />
    </Section>
  )),
  parameters: { layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof ArticleSpotlight>;

export const Default: Story = { tags: ['both-languages'] };
