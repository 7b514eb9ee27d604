import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Section } from '../../layout/section/index.ts';
import { Spinner, spinnerMessages } from './index.ts';

const texts = {
  fr: { label: 'Recherche des garages recommandés près de chez vous…' },
  en: { label: 'Looking for recommended garages near you…' },
};

const meta: Meta<typeof Spinner> = { title: 'Feedback/Spinner', component: Spinner };

export default meta;
type Story = StoryObj<typeof Spinner>;

/** The label is for screen readers only. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = translator(spinnerMessages, { locale: storyLocale(globals) });
    await expect(canvas.getByRole('status')).toHaveTextContent(t('loading'));
  },
};

export const WithLabel: Story = {
  render: (args, { globals }) => <Spinner {...args} showLabel label={texts[storyLocale(globals)].label} />,
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

export const OnEverySurface: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['default', 'primary', 'secondary', 'tertiary', 'quaternary'] as const).map((surface) => (
        <Section key={surface} surface={surface}>
          <Spinner showLabel />
        </Section>
      ))}
    </>
  ),
};
