import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { surfaceVariants } from '../../foundations/tokens/surface-variants.ts';
import { PageSection } from './page-section.tsx';

const texts = {
  fr: {
    heading: 'Préparer la route & le départ',
    subheading: 'Une liste courte, dans l’ordre où l’on fait les choses.',
    body: 'Vérifiez la pression des pneus à froid, le niveau du lave-glace et l’état des balais d’essuie-glace. Gardez une couverture, une pelle et un chargeur dans l’habitacle.',
    names: ['Aujourd’hui', 'Cet hiver', 'À l’étranger', 'Au garage', 'En famille'],
  },
  en: {
    heading: 'Planning the trip & getting the car ready',
    subheading: 'A short list, in order.',
    body: 'Check your tire pressure while the tires are cold, then the washer fluid and the wiper blades. Keep a blanket, a shovel and a charger in the car.',
    names: ['Today', 'This winter', 'Abroad', 'At the garage', 'With family'],
  },
};

/**
 * A section of a page with its heading, and an anchor made from it.
 *
 * Its id is the heading in lower case, without accents, with hyphens: `#preparer-la-route-and-le-depart`. `anchorIds`
 * numbers repeated headings; `useHashNavigation` scrolls to the section when a page is drawn in the browser or a
 * router navigates.
 */
const meta: Meta<typeof PageSection> = {
  title: 'Layout/PageSection',
  component: PageSection,
  parameters: { layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof PageSection>;

export const Default: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t, args) => (
    <PageSection {...args} heading={t.heading} subheading={t.subheading}>
      <p>{t.body}</p>
    </PageSection>
  )),
};

export const OnEverySurface: Story = {
  render: inLocale(texts, (t) => (
    <>
      {surfaceVariants.map((surface, index) => (
        <PageSection key={surface} heading={t.names[index] ?? ''} surface={surface} subheading={t.subheading}>
          <p>{t.body}</p>
        </PageSection>
      ))}
    </>
  )),
};
