import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { onSurface } from '../../testing/on-surface.tsx';
import { PhoneLink } from './phone-link.tsx';

const texts = {
  fr: { whose: 'Assistance routière\u00a0: ', number: '1 800 555-0134' },
  en: { whose: 'Roadside assistance: ', number: '1-800-555-0134' },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <p>
      {texts[locale].whose}
      <PhoneLink number={texts[locale].number} />
    </p>
  ),
  wrong: (locale) => (
    <svg viewBox="0 0 220 32" width="220" height="32" aria-hidden="true">
      <rect width="220" height="32" fill="#0e3447" />
      <text x="12" y="22" fill="#fff" fontFamily="serif" fontSize="18">
        {texts[locale].number}
      </text>
    </svg>
  ),
};

/** A number to call. Not for fax numbers, nor for extensions, which a phone cannot dial by itself. */
const meta: Meta<typeof PhoneLink> = {
  title: 'Actions/PhoneLink',
  component: PhoneLink,
  args: { number: texts.en.number },
  render: inLocale(texts, (t, args) => <PhoneLink {...args} number={t.number} />),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof PhoneLink>;

/** The link dials the number as written, without spaces. */
export const AsWritten: Story = {
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OnDark: Story = onSurface('primary');

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta);
