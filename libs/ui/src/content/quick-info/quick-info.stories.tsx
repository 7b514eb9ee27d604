import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { onSurface } from '../../testing/on-surface.tsx';
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
  render: inLocale(texts, ({ ask, ...t }, args) => (
    <QuickInfo {...args} {...t} primary={{ href: '#aide', label: ask }} />
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof QuickInfo>;

export const Default: Story = {
  tags: ['both-languages'],
};

export const OnNight: Story = onSurface('primary');
