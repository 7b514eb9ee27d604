import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Section } from '../../layout/section/index.ts';
import { QuickInfo } from './quick-info.tsx';

const texts = {
  fr: {
    tag: 'Assistance routière',
    title: 'En panne?',
    subtitle: 'Jour et nuit, partout au Québec',
    description: 'Restez dans votre véhicule, feux de détresse allumés, si vous êtes sur une autoroute.',
    phones: [
      { number: '1 800 555-0134', label: 'Sans frais' },
      { number: '514 555-0123', label: 'Montréal' },
    ],
    ask: 'Demander de l’aide',
  },
  en: {
    tag: 'Roadside assistance',
    title: 'Broken down?',
    subtitle: 'Day and night, anywhere in Quebec',
    description: 'Stay in your vehicle with the hazard lights on if you are on a highway.',
    phones: [
      { number: '1-800-555-0134', label: 'Toll-free' },
      { number: '514-555-0123', label: 'Montréal' },
    ],
    ask: 'Get help',
  },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <QuickInfo
      title={locale === 'fr' ? 'En panne?' : 'Broken down?'}
      description={locale === 'fr' ? 'Jour et nuit' : 'Day and night'}
      phones={[{ number: '1 (800) 555-0134' }]}
    />
  ),
  wrong: (locale) => (
    <QuickInfo
      title={locale === 'fr' ? 'En panne?' : 'Broken down?'}
      phones={[{ number: '1 (800) 555-0134' }, { number: '1 (800) 555-0135' }]}
    />
  ),
};

/** A few lines on what to know and whom to call. */
const meta: Meta<typeof QuickInfo> = {
  title: 'Content/QuickInfo',
  component: QuickInfo,
  render: (args, { globals }) => {
    const { ask, ...t } = texts[storyLocale(globals)];
    return <QuickInfo {...args} {...t} primary={{ href: '#aide', label: ask }} />;
  },
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof QuickInfo>;

export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const [number, href] =
      storyLocale(globals) === 'fr'
        ? ['1 800 555-0134', 'tel:1800555-0134']
        : ['1-800-555-0134', 'tel:1-800-555-0134'];
    await expect(canvas.getByRole('link', { name: number })).toHaveAttribute('href', href);
  },
};

export const OnNight: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const { ask, ...t } = texts[storyLocale(globals)];
    return (
      <Section surface="primary">
        <QuickInfo {...args} {...t} primary={{ href: '#aide', label: ask }} />
      </Section>
    );
  },
};
