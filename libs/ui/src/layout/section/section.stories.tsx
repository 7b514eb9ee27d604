import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { Button } from '../../actions/button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { surfaces } from '../../foundations/tokens/contrast.ts';
import { Section } from './section.tsx';

const texts = {
  fr: {
    title: 'Un club, toutes les routes',
    text: 'Remorquage, conseils et assurances\u00a0: une seule équipe vous répond, jour et nuit. ',
    link: 'Découvrir les services',
    action: 'Devenir membre',
  },
  en: {
    title: 'One club, every road',
    text: 'Towing, advice and insurance: one team, day and night. ',
    link: 'Explore our services',
    action: 'Become a member',
  },
};

const guidance: Guidance = {
  fr: {
    use: 'Pour un fond et la grille de la page, sans titre propre.',
    avoid: 'Avec un titre\u00a0: `PageSection`.',
    content: [
      '`text` pour ce qui se lit ou se remplit, `wide` pour le reste. Une variante `-alt` sépare deux parties de même couleur.',
    ],
    do: ['Changez de fond pour séparer deux parties.'],
    dont: ['N’imbriquez pas une section dans une autre.'],
  },
  en: {
    use: 'For a surface and the page’s grid, without a heading of its own.',
    avoid: 'With a heading: `PageSection`.',
    content: [
      '`text` for reading and filling in, `wide` for the rest. An `-alt` variant separates two sections of the same colour.',
    ],
    do: ['Change the background to separate two parts.'],
    dont: ['Don’t nest one section in another.'],
  },
};

const meta: Meta<typeof Section> = {
  title: 'Layout/Section',
  component: Section,
  parameters: { guidance, layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof Section>;

/** The five variants and their alternates: the colours of headings, text, links and buttons follow. */
export const EverySurface: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t, args) => (
    <>
      {surfaces.map((surface) => (
        <Section {...args} key={surface} surface={surface}>
          <h2>{t.title}</h2>
          <p>
            {t.text}
            <Link href={`#${surface}`}>{t.link}</Link>
          </p>
          <Button href={`#${surface}-action`}>{t.action}</Button>
        </Section>
      ))}
    </>
  )),
};

/** For reading and filling in. */
export const TextWidth: Story = {
  args: { width: 'text', surface: 'secondary' },
  render: inLocale(texts, (t, args) => (
    <Section {...args}>
      <h2>{t.title}</h2>
      <p>{t.text.repeat(4)}</p>
    </Section>
  )),
};
