import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { Spinner } from './index.ts';

const texts = {
  fr: { label: 'Recherche des garages recommandés près de chez vous…' },
  en: { label: 'Finding recommended garages near you…' },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <Spinner showLabel label={locale === 'fr' ? 'Recherche des prix' : 'Looking up prices'} />
  ),
  wrong: (locale) => (
    <>
      <Spinner showLabel label={locale === 'fr' ? 'Recherche des prix' : 'Looking up prices'} />
      <Spinner showLabel label={locale === 'fr' ? 'Recherche des taxes' : 'Looking up taxes'} />
    </>
  ),
};

const meta: Meta<typeof Spinner> = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Spinner>;

/** The label is for screen readers only. */
export const Default: Story = { tags: ['both-languages'] };

export const WithLabel: Story = {
  render: inLocale(texts, (t, args) => <Spinner {...args} showLabel label={t.label} />),
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" showLabel />
    </div>
  ),
};

export const OnEverySurface: Story = onEverySurface(() => <Spinner showLabel />);
