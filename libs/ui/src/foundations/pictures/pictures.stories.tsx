import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { Image } from '../../content/image/index.ts';

const pictures = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' });

const guidance: Guidance = {
  fr: {
    use: 'Pour illustrer une page quand le club n’a pas de photo du sujet.',
    avoid:
      'Pas pour une information qui n’est pas aussi dans le texte, ni en petit\u00a0: une icône (`Icon`) se lit mieux.',
    content: ['`alt` vide si la scène décore; sinon, ce qu’elle montre, en une phrase.'],
    do: ['Gardez le format\u00a0: 16:9, 3:2 pour `battery-test`, 1:1 pour un portrait.'],
    dont: ['Ne la recolorez pas et n’y superposez pas de texte.'],
  },
  en: {
    use: 'To illustrate a page when the club has no photograph of its topic.',
    avoid:
      'Not for information that is not in the text too, nor at a small size: an `Icon` is easier to read.',
    content: ['An empty `alt` if the scene is decorative; otherwise what it shows, in one sentence.'],
    do: ['Keep the format: 16:9, 3:2 for `battery-test`, 1:1 for a portrait.'],
    dont: ['Don’t recolour it or put text over it.'],
  },
};

const meta: Meta = { title: 'Foundations/Pictures', parameters: { guidance } };

export default meta;

/** Scenes and portraits drawn for the club: flat, in its palette, each scene in one season and time of day. They can be combined with photographs. */
export const Scenes: StoryObj = {
  tags: ['both-languages'],
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
        gap: 24,
      }}
    >
      {Object.entries(pictures).map(([path, src]) => (
        <figure key={path} style={{ margin: 0 }}>
          <Image
            src={src}
            alt=""
            width={1600}
            height={900}
            ratio={path.includes('portrait') ? '1:1' : '16:9'}
            style={{ borderRadius: 12 }}
          />
          <figcaption>
            <code>{path.slice(2)}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure').length).toBeGreaterThan(8);
  },
};
