import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { Hero } from './hero.tsx';

const texts = {
  fr: {
    title: 'Sur la route, jamais sans vous.',
    tagline:
      'Depuis toujours, le club veille sur ses membres, d’un bout à l’autre du Québec et en toute saison.',
    test: 'Faire tester ma batterie',
    join: 'Voir les adhésions',
    long: 'Renseignements complémentaires sur l’assurance responsabilité professionnelle',
  },
  en: {
    title: 'With you on every road.',
    tagline: 'Looking after members across Quebec, from the first frost to the spring thaw.',
    test: 'Have my battery tested',
    join: 'See memberships',
    long: 'Additional information about professional liability insurance and responsibilities',
  },
};

const picture = <img src={winterRoad} alt="" width={1600} height={900} />;

const meta: Meta<typeof Hero> = {
  title: 'Layout/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof Hero>;

export const WithPicture: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t, args) => (
    <Hero
      {...args}
      title={t.title}
      tagline={t.tagline}
      picture={picture}
      actions={[
        { href: '#test', label: t.test },
        { href: '#adhesions', label: t.join },
      ]}
    />
  )),
  play: async ({ canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    await expect(canvas.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([t.test, t.join]);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** For the top of a form or an article. */
export const Compact: Story = {
  render: inLocale(texts, (t, args) => (
    <Hero
      {...args}
      size="compact"
      title={t.test}
      tagline={t.tagline}
      picture={<img src={batteryTest} alt="" width={1200} height={800} />}
    />
  )),
};

/** Long French words fit in 320 px. */
export const LongTitle: Story = {
  render: inLocale(texts, (t, args) => (
    <div data-testid="narrow" style={{ inlineSize: 320 }}>
      <Hero {...args} title={t.long} tagline={t.tagline} actions={[{ href: '#test', label: t.test }]} />
    </div>
  )),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

/** On another surface, with its colours. */
export const OnSnow: Story = {
  args: { 'data-surface': 'secondary' } as Story['args'],
  render: inLocale(texts, (t, args) => (
    <Hero {...args} title={t.title} tagline={t.tagline} actions={[{ href: '#test', label: t.test }]} />
  )),
};
