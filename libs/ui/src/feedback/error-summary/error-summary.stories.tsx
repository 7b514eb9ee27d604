import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Field } from '../../inputs/field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { ErrorSummary } from './error-summary.tsx';

const texts = {
  fr: {
    title: 'Il y a un problème',
    make: 'Marque',
    year: 'Année',
    makeError: 'Marque\u00a0: veuillez remplir ce champ',
    yearError: 'Année\u00a0: veuillez remplir ce champ',
  },
  en: {
    title: 'There is a problem',
    make: 'Make',
    year: 'Year',
    makeError: 'Make: please fill out this field',
    yearError: 'Year: please fill out this field',
  },
};

const meta: Meta<typeof ErrorSummary> = {
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <div style={{ display: 'grid', gap: 32, maxInlineSize: 640 }}>
        <ErrorSummary
          {...args}
          title={t.title}
          errors={[
            { controlId: 'make', message: t.makeError },
            { controlId: 'year', message: t.yearError },
          ]}
        />
        <Field controlId="make" label={t.make}>
          <TextInput id="make" aria-invalid />
        </Field>
        <Field controlId="year" label={t.year}>
          <TextInput id="year" size={4} aria-invalid />
        </Field>
      </div>
    );
  },
};

export default meta;
type Story = StoryObj<typeof ErrorSummary>;

/** Each link leads to its control by native HTML, so it does without JavaScript too. */
export const LinksToControls: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = texts[storyLocale(globals)];
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: t.yearError });
    await expect(canvasElement.querySelector(link.hash)).toBe(canvas.getByRole('textbox', { name: t.year }));
  },
};

/** The page moves the focus to the summary after a failed send; the next Tab reaches the first link. */
export const Focused: Story = {
  args: { ref: (element: HTMLDivElement | null) => element?.focus() },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvasElement.querySelector('[tabindex="-1"]')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: texts[storyLocale(globals)].makeError })).toHaveFocus();
  },
};
