import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { PhoneLink } from './phone-link.tsx';

const texts = { fr: 'Appeler l’assistance routière', en: 'Call roadside assistance' };

/** A number to call. Not for a fax, nor for an extension, which no phone dials by itself. */
const meta: Meta<typeof PhoneLink> = {
  title: 'Actions/PhoneLink',
  component: PhoneLink,
  args: { number: '1 (800) 555-0134' },
};

export default meta;
type Story = StoryObj<typeof PhoneLink>;

/** What is called is the number as it is written, without its spaces; parentheses become hyphens. */
export const AsWritten: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '1 (800) 555-0134' });
    await expect(link).toHaveAttribute('href', 'tel:1-800-555-0134');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** With its `+1`, for visitors who travel. */
export const FromAnyCountry: Story = {
  args: { global: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+18005550134');
  },
};

export const WithWords: Story = {
  render: (args, { globals }) => <PhoneLink {...args}>{texts[storyLocale(globals)]}</PhoneLink>,
};

export const OnDark: Story = {
  decorators: [
    (Story) => (
      <div data-surface="primary" style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
