import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { StateTable, stateParameters } from '../../../../../tools/vite/story-states.tsx';
import { PhoneLink } from './phone-link.tsx';

const texts = {
  fr: { whose: 'Assistance routière\u00a0: ', number: '1 800 555-0134', href: 'tel:1800555-0134' },
  en: { whose: 'Roadside assistance: ', number: '1-800-555-0134', href: 'tel:1-800-555-0134' },
};

const guidance: Guidance = {
  fr: {
    use: 'Pour un numéro que l’on peut composer d’un toucher.',
    avoid: 'Pas pour un télécopieur ni pour un poste, qu’aucun téléphone ne compose seul.',
    keys: [['Entrée', 'compose le numéro']],
    content: [
      'Écrivez le numéro comme partout ailleurs\u00a0: 1 800 555-0134 en français, 1-800-555-0134 en anglais.',
    ],
    do: ['Dites à qui est le numéro, dans le texte qui précède.'],
    dont: ['N’écrivez pas les chiffres dans une image.'],
  },
  en: {
    use: 'For a number that people can call with one tap.',
    avoid: 'Not for a fax number or an extension, which no phone dials by itself.',
    keys: [['Enter', 'calls the number']],
    content: ['Write the number as everywhere else: 1-800-555-0134 in English, 1 800 555-0134 in French.'],
    do: ['Say whose number it is in the text before it.'],
    dont: ['Don’t put the digits in a picture.'],
  },
  picture: {
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
  },
};

/** A number to call. Not for fax numbers, nor for extensions, which a phone cannot dial by itself. */
const meta: Meta<typeof PhoneLink> = {
  title: 'Actions/PhoneLink',
  component: PhoneLink,
  args: { number: texts.en.number },
  render: inLocale(texts, (t, args) => <PhoneLink {...args} number={t.number} />),
  parameters: { guidance },
};

export default meta;
type Story = StoryObj<typeof PhoneLink>;

/** The link dials the number as written, without spaces. */
export const AsWritten: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const { number, href } = texts[storyLocale(globals)];
    const link = canvas.getByRole('link', { name: number });
    await expect(link).toHaveAttribute('href', href);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
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

/** Every state: pointer, keyboard and props. */
export const States: Story = {
  parameters: stateParameters,
  render: (args, context) => (
    <StateTable locale={storyLocale(context.globals)}>
      {({ id }) => <PhoneLink {...args} id={id} />}
    </StateTable>
  ),
};
