import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { describedBy, Field } from '../field/index.ts';
import { Combobox, type ComboboxOption, type ComboboxProps, comboboxMessages } from './index.ts';

const texts = {
  fr: {
    label: 'Adresse',
    hint: 'Commencez par le numéro\u00a0: 860 rue Trémoy',
    apartments: 'Rouyn-Noranda, QC – 3 appartements',
    long: 'Rue de l’Anticonstitutionnellement-Interminable-et-de-ses-Environs',
  },
  en: {
    label: 'Address',
    hint: 'Start with the number: 860 rue Trémoy',
    apartments: 'Rouyn-Noranda, QC – 3 apartments',
    long: 'Saint-Barnabé-et-des-Télécommunications-Interprovinciales Street',
  },
};

const found = (locale: 'fr' | 'en'): ComboboxOption[] => [
  {
    id: '1',
    label: '860 Rue Trémoy',
    description: texts[locale].apartments,
    highlight: [[0, 3]],
    refills: true,
  },
  { id: '2', label: '860 Rue Saint-Joseph E', description: 'Québec, QC, G1K 3B2', highlight: [[0, 3]] },
  { id: '3', label: '860 Avenue du Mont-Royal E', description: 'Montréal, QC, H2J 1X1', highlight: [[0, 3]] },
];
const inside: ComboboxOption[] = ['101', '102', '511'].map((unit) => ({
  id: unit,
  label: `${unit}-860 Rue Trémoy`,
  description: 'Rouyn-Noranda, QC, J9X 1A1',
}));

/** Answers like the address service, but immediately, so that a story waits only for its own key presses. */
const answers = (locale: 'fr' | 'en') =>
  fn<ComboboxProps<ComboboxOption>['load']>(async (_query, { within }) => (within ? inside : found(locale)));

function Address({
  id = 'address',
  locale,
  ...props
}: Partial<ComboboxProps<ComboboxOption>> & { locale: 'fr' | 'en' }) {
  const t = texts[locale];
  return (
    <Field controlId={id} label={t.label} hint={t.hint}>
      <Combobox
        id={id}
        name="address"
        aria-describedby={describedBy(id, { hint: t.hint })}
        load={answers(locale)}
        {...props}
      />
    </Field>
  );
}

const picture: GuidancePicture = {
  right: (locale) => (
    <Field controlId="picture-answer" label={texts[locale].label} hint={texts[locale].hint}>
      <Combobox id="picture-answer" load={answers(locale)} />
    </Field>
  ),
  wrong: (locale) => (
    <Field controlId="picture-gesture" label={locale === 'fr' ? 'Cherchez' : 'Search'}>
      <Combobox id="picture-gesture" load={answers(locale)} />
    </Field>
  ),
};

const meta: Meta<typeof Combobox> = {
  title: 'Inputs/Combobox',
  component: Combobox,
  args: { onPick: fn(), onValueChange: fn() },
  // The list opens over the content below.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <Address locale={storyLocale(globals)} {...args} />,
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Combobox>;

/** No request below three characters. */
export const Empty: Story = { tags: ['both-languages'] };

/** The list is open and its second option is current. */
export const Open: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    const t = translator(comboboxMessages, { locale });
    const field = canvas.getByRole('combobox', { name: texts[locale].label });
    await userEvent.type(field, '860');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('listbox')).toHaveAccessibleName(t('suggestions'));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3\s/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Saint-Joseph');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { selected: true }).id,
    );
  },
};

/** Every key of the table. */
export const Keys: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    const current = () => canvas.queryByRole('option', { selected: true })?.textContent ?? null;
    const expanded = (open: boolean) => expect(field).toHaveAttribute('aria-expanded', String(open));
    await userEvent.type(field, '860');
    await waitFor(() => expanded(true));
    await expect(current()).toBeNull();

    await userEvent.keyboard('{ArrowUp}');
    await expect(current()).toContain('Mont-Royal');
    await userEvent.keyboard('{ArrowDown}');
    await expect(current()).toContain('Trémoy');
    await userEvent.keyboard('{Home}');
    await expect(current()).toBeNull();
    await expect(field.selectionStart).toBe(0);
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(current()).toBeNull();
    await expect(field.selectionStart).toBe(3);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(current()).toBeNull();

    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expanded(false);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expanded(true);
    await expect(current()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expanded(false);
    await expect(field).toHaveValue('860');
    await userEvent.keyboard('{ArrowDown}');
    await expanded(true);

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('860 Rue Saint-Joseph E');
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('860 Rue Saint-Joseph E');
    await expanded(false);

    // With the list closed, Escape keeps the answer.
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('860 Rue Saint-Joseph E');
    await userEvent.clear(field);
    await userEvent.keyboard('860');
    await waitFor(() => expanded(true));
    await userEvent.tab();
    await expanded(false);
    await expect(field).toHaveValue('860');
    await expect(field).not.toHaveFocus();
  },
};

/** An option with an arrow is not an answer yet: picking it loads what is inside, and the focus stays. */
export const RefillsItsList: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '860');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByText('511-860 Rue Trémoy')).toBeVisible());
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('860');
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('511-860 Rue Trémoy'));
    await expect(field).toHaveValue('511-860 Rue Trémoy');
    await expect(field).toHaveFocus();
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: '511' }));
  },
};

export const Loading: Story = {
  tags: ['both-languages'],
  args: { load: () => new Promise(() => undefined), delay: 0 },
  play: async ({ canvas, globals }) => {
    const t = translator(comboboxMessages, { locale: storyLocale(globals) });
    await userEvent.type(canvas.getByRole('combobox'), '860');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('loading')));
    await expect(canvas.getByText(t('loading'), { selector: 'p' })).toBeVisible();
  },
};

export const NoSuggestion: Story = {
  tags: ['both-languages'],
  args: { load: async () => [], delay: 0 },
  play: async ({ canvas, globals }) => {
    const t = translator(comboboxMessages, { locale: storyLocale(globals) });
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getByText(t('empty'), { selector: 'p' })).toBeVisible());
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** When the service fails, it is still a text field. */
export const Failure: Story = {
  tags: ['both-languages'],
  args: { load: () => Promise.reject(new Error('503')), delay: 0 },
  play: async ({ canvas, globals }) => {
    const t = translator(comboboxMessages, { locale: storyLocale(globals) });
    await userEvent.type(canvas.getByRole('combobox'), '860');
    await waitFor(() => expect(canvas.getByText(t('error'), { selector: 'p' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(t('error'), { selector: 'p' })).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveValue('860');
  },
};

/** The cross clears the field and focuses it; it is for touch, and Escape is for the keyboard. */
export const Clearing: Story = {
  tags: ['both-languages'],
  args: { defaultValue: '860 Rue Trémoy' },
  play: async ({ args, canvas, globals }) => {
    const t = translator(comboboxMessages, { locale: storyLocale(globals) });
    const cross = canvas.getByRole('button', { name: t('clear') });
    await userEvent.click(cross);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(cross).not.toBeVisible();
  },
};

const narrow = inNarrow(240, 'primary');

export const LongWordsOnDarkAndNarrow: Story = {
  ...narrow,
  render: inLocale(texts, ({ long }, _args, locale) => (
    <Address
      locale={locale}
      delay={0}
      load={async () => [{ id: 'l', label: long, description: long, highlight: [[0, 3]], refills: true }]}
    />
  )),
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(canvas.getByRole('combobox'), 'rue');
    const list = await canvas.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await narrow.play(context);
  },
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true, named: true });
