import type { Meta, StoryObj } from '@storybook/react-vite';
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

const meta: Meta<typeof Section> = {
  title: 'Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
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
