import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { FreeText } from './index.ts';

const texts = {
  fr: {
    heading: 'Avant de prendre la route',
    subheading: 'Dix minutes suffisent.',
    html: '<p>Vérifiez la pression des pneus à froid et le niveau du lave-glace.</p><ul><li>Une couverture</li><li>Une pelle</li><li>Un chargeur</li></ul><p>L’hiver, consultez <a href="#routes">l’état des routes</a> juste avant de partir.</p>',
  },
  en: {
    heading: 'Before you hit the road',
    subheading: 'Ten minutes are enough.',
    html: '<p>Check the pressure of your tires while they’re cold, and the washer fluid.</p><ul><li>A blanket</li><li>A shovel</li><li>A charger</li></ul><p>In winter, look up <a href="#roads">road conditions</a> just before leaving.</p>',
  },
};

const meta: Meta<typeof FreeText> = {
  title: 'Content/FreeText',
  component: FreeText,
  parameters: { layout: 'fullscreen' },
  render: inLocale(texts, (t, args) => <FreeText {...args} {...t} />),
};

export default meta;
type Story = StoryObj<typeof FreeText>;

export const Default: Story = { tags: ['both-languages'] };

/** On an alternate surface. */
export const OnSnow: Story = { args: { surface: 'secondary-alt' } };
