import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { itemStateParameters } from '../../../../../tools/vite/story-states.tsx';
import lake from '../../foundations/pictures/lake-road.svg';
import { SearchResult, SearchResultList, type SearchResultProps } from './index.ts';

const image = { src: lake, width: 1600, height: 900 };

const texts: Record<'fr' | 'en', SearchResultProps[]> = {
  fr: [
    {
      href: '#batterie',
      title: 'Entretenir la batterie de sa voiture en hiver',
      titleSnippet: 'Entretenir la <em>batterie</em> de sa voiture en hiver',
      snippet:
        'Une <em>batterie</em> perd le tiers de sa force à −20\u00a0°C. Voici comment la garder en forme jusqu’au printemps.',
      type: 'article',
      label: 'Auto',
      year: 2026,
      readingTime: '4\u00a0min',
      image,
    },
    {
      href: '#test',
      title: 'Test de batterie à domicile',
      titleSnippet: 'Test de <em>batterie</em> à domicile',
      snippet: 'Nous vérifions votre <em>batterie</em> chez vous et la remplaçons au besoin.',
      type: 'Service',
    },
    { href: '#essai', title: 'Honda CR-V hybride 2026', type: 'road test', year: 2026 },
  ],
  en: [
    {
      href: '#battery',
      title: 'Looking after your car battery in winter',
      titleSnippet: 'Looking after your car <em>battery</em> in winter',
      snippet:
        'A <em>battery</em> loses a third of its power at −20\u00a0°C. Here is how to keep it healthy until spring.',
      type: 'article',
      label: 'Car',
      year: 2026,
      readingTime: '4\u00a0min',
      image,
    },
    {
      href: '#test',
      title: 'Battery test at home',
      titleSnippet: '<em>Battery</em> test at home',
      snippet: 'We check your <em>battery</em> at your place and replace it if needed.',
      type: 'Service',
    },
    { href: '#road-test', title: '2026 Honda CR-V Hybrid', type: 'road test', year: 2026 },
  ],
};

/** The first result, without its picture; its title cut after a number of characters. */
const firstOf = (locale: 'fr' | 'en', cut?: number): SearchResultProps[] =>
  texts[locale].slice(0, 1).map(({ titleSnippet: _, image: __, ...result }) => ({
    ...result,
    title: cut ? `${result.title.slice(0, cut)}…` : result.title,
  }));

const picture: GuidancePicture = {
  right: (locale) => <SearchResultList results={firstOf(locale)} />,
  wrong: (locale) => <SearchResultList results={firstOf(locale, 22)} />,
};

const meta: Meta<typeof SearchResult> = {
  title: 'Content/SearchResult',
  component: SearchResult,
  render: inLocale(texts, (t) => <SearchResultList results={t} />),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof SearchResult>;

/** A full result, one without a picture, and one with only a title. Matches are in bold. */
export const Results: Story = { tags: ['both-languages'] };

/** The first result is hovered, the second has the focus, the third is pressed. */
export const States: Story = { parameters: itemStateParameters };
