import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { Section } from '../../layout/section/index.ts';
import { Skeleton } from './skeleton.tsx';

const guidance: Guidance = {
  fr: {
    use: 'Pendant plus d’une demi-seconde d’attente, quand on connaît la forme de ce qui vient.',
    avoid: 'Pas quand on ignore ce qui vient\u00a0: `Spinner`. Pas pour une attente très brève.',
    content: ['Aucun texte; la partie de page porte `aria-busy="true"`.'],
    do: ['Reprenez la hauteur du contenu, pour que rien ne saute.'],
    dont: ['N’en couvrez pas toute la page.'],
  },
  en: {
    use: 'During a wait of more than half a second, when the shape of the content is known.',
    avoid: 'Not when the content is unknown: `Spinner`. Not for a very short wait.',
    content: ['No text; the part of the page has `aria-busy="true"`.'],
    do: ['Match the height of the content, so that nothing jumps.'],
    dont: ['Don’t cover the whole page with it.'],
  },
  picture: {
    right: (locale) => (
      <div style={{ display: 'grid', gap: 16 }}>
        <strong>{locale === 'fr' ? 'Conditions routières' : 'Road conditions'}</strong>
        <Skeleton lines={3} />
      </div>
    ),
    wrong: () => (
      <div style={{ display: 'grid', gap: 16 }}>
        <Skeleton shape="heading" />
        <Skeleton shape="picture" />
        <Skeleton shape="control" />
      </div>
    ),
  },
};

const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: { guidance },
};

export default meta;
type Story = StoryObj<typeof Skeleton>;

/** As high as the lines of text that will replace it. */
export const Text: Story = {
  tags: ['both-languages'],
  args: { lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-shape] > span')).toHaveLength(3);
  },
};

export const Control: Story = { args: { shape: 'control' } };

function Card() {
  return (
    <div aria-busy="true" style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <Skeleton shape="picture" />
      <Skeleton shape="heading" />
      <Skeleton lines={3} />
    </div>
  );
}

/** A card that is loading, on each surface. */
export const OnEverySurface: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['default', 'primary', 'secondary'] as const).map((surface) => (
        <Section key={surface} surface={surface}>
          <Card />
        </Section>
      ))}
    </>
  ),
};
