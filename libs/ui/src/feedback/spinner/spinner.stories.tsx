import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { onEverySurface } from '../../testing/on-every-surface.tsx';
import { Spinner, spinnerMessages } from './index.ts';

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
export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const t = translator(spinnerMessages, { locale: storyLocale(globals) });
    await expect(canvas.getByRole('status')).toHaveTextContent(t('loading'));
  },
};

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
