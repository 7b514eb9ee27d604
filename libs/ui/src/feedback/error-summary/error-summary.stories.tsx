import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { StateTable, stateParameters } from '../../../../../tools/vite/story-states.tsx';
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
    vague: 'Le formulaire contient 2 erreurs',
  },
  en: {
    title: 'There is a problem',
    make: 'Make',
    year: 'Year',
    makeError: 'Make: please fill out this field',
    yearError: 'Year: please fill out this field',
    vague: 'The form has 2 errors',
  },
};

const errorsOf = ({ makeError, yearError }: (typeof texts)['fr']) => [
  { controlId: 'make', message: makeError },
  { controlId: 'year', message: yearError },
];

const picture: GuidancePicture = {
  right: (locale) => <ErrorSummary title={texts[locale].title} errors={errorsOf(texts[locale])} />,
  wrong: (locale) => <ErrorSummary title={texts[locale].title} errors={[{ message: texts[locale].vague }]} />,
};

const meta: Meta<typeof ErrorSummary> = {
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  render: inLocale(texts, (t, args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 640 }}>
      <ErrorSummary {...args} title={t.title} errors={errorsOf(t)} />
      <Field controlId="make" label={t.make}>
        <TextInput id="make" aria-invalid />
      </Field>
      <Field controlId="year" label={t.year}>
        <TextInput id="year" size={4} aria-invalid />
      </Field>
    </div>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof ErrorSummary>;

/** Each link leads to its control with native HTML, so it works without JavaScript. Its bands and markers have the colour of errors. */
export const LinksToControls: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement, globals }) => {
    const t = texts[storyLocale(globals)];
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: t.yearError });
    await expect(canvasElement.querySelector(link.hash)).toBe(canvas.getByRole('textbox', { name: t.year }));
    const { backgroundImage } = getComputedStyle(canvas.getByRole('alert').parentElement ?? canvasElement);
    const { color } = getComputedStyle(link);
    await expect(backgroundImage).toContain(color);
    await expect(getComputedStyle(link.closest('li') ?? link, '::marker').color).toBe(color);
  },
};

/** The page moves the focus to the summary after a failed submission; the next Tab reaches the first link. */
export const Focused: Story = {
  tags: ['both-languages'],
  args: { ref: (element: HTMLDivElement | null) => element?.focus() },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvasElement.querySelector('[tabindex="-1"]')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: texts[storyLocale(globals)].makeError })).toHaveFocus();
  },
};

/** Every state of its link. */
export const States: Story = {
  parameters: stateParameters,
  render: (args, { globals }) => {
    const locale = storyLocale(globals);
    const t = texts[locale];
    return (
      <StateTable locale={locale}>
        {({ id }) => (
          <ErrorSummary
            {...args}
            title={t.title}
            errors={[{ controlId: `make-${id}`, message: t.makeError }]}
          />
        )}
      </StateTable>
    );
  },
};
