import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { describedBy, Field } from '../field/index.ts';
import { Textarea, type TextareaProps } from './index.ts';

const texts = {
  fr: {
    label: 'Votre question',
    hint: 'N’inscrivez aucun renseignement bancaire ou médical',
    text: 'Ma voiture vibre au-dessus de 100 km/h depuis la pose des pneus d’hiver. Que devrais-je faire vérifier en premier, et où?',
    word: 'anticonstitutionnellement',
  },
  en: {
    label: 'Your question',
    hint: 'Don’t include banking or medical information',
    text: 'My car has been shaking above 100 km/h since my winter tires were put on. What should I have checked first, and where?',
    word: 'telecommunications-infrastructure',
  },
};

function Question({ id = 'question', locale, ...props }: TextareaProps & { locale: 'fr' | 'en' }) {
  const t = texts[locale];
  return (
    <Field controlId={id} label={t.label} hint={t.hint}>
      <Textarea id={id} name="question" aria-describedby={describedBy(id, { hint: t.hint })} {...props} />
    </Field>
  );
}

const picture: GuidancePicture = {
  right: (locale) => (
    <Textarea aria-label="Message" limit={500} defaultValue={locale === 'fr' ? 'Bonjour' : 'Hello'} />
  ),
  wrong: (locale) => (
    <Textarea
      aria-label="Message"
      limit={20}
      defaultValue={
        locale === 'fr' ? 'Bonjour, ma voiture ne démarre plus' : 'Hello, my car no longer starts'
      }
    />
  ),
};

const meta: Meta<typeof Textarea> = {
  title: 'Inputs/Textarea',
  component: Textarea,
  args: { maxLength: 1000 },
  render: (args, { globals }) => <Question locale={storyLocale(globals)} {...args} />,
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Textarea>;

/** The field is described by its hint and its limit; the count shows after the first key. */
export const Empty: Story = {
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a{Enter}b');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/997/), { timeout: 3000 });
  },
};

/** It grows with its text up to a maximum height, then scrolls. */
export const Filled: Story = {
  render: inLocale(texts, (t, args, locale) => <Question locale={locale} {...args} defaultValue={t.text} />),
};

/** With `limit` in place of `maxLength` nothing is cut: the count says how many characters are too many. */
export const Limit: Story = {
  args: { maxLength: undefined, limit: 12, defaultValue: 'Une question plus longue' },
};

export const LongWordsOnDark: Story = {
  ...inNarrow(200, 'primary'),
  render: inLocale(texts, (t, args, locale) => (
    <Question locale={locale} {...args} defaultValue={t.word.repeat(3)} />
  )),
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true, named: true });
