import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '../../content/image/index.ts';

const pictures = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' });

const meta: Meta = { title: 'Foundations/Pictures' };

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
};
