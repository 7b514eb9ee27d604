import type { Locale } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { chooseMessages } from '../internal/choose.messages.ts';
import { sampleMemberships } from '../samples/index.ts';
import { fromPriceList, storyPaths } from '../stories/memberships.ts';
import { wordsOf } from '../stories/words-of.ts';
import type { ComparatorSection } from '../types/membership-content.schema.ts';
import type { Membership } from '../types/with-prices.ts';
import { Comparator, comparatorMessages, readSelection } from './index.ts';

/**
 * Compares the types of a club. The two selected types come first; a narrow window shows only those.
 *
 * Tested with the keyboard, axe and a virtual screen reader in Chromium. Not yet tested: Safari, Firefox, a real screen
 * reader.
 */
const meta: Meta<typeof Comparator> = {
  title: 'Membership/Comparator',
  component: Comparator,
  args: { unfolded: true, onSelectionChange: fn() },
  beforeEach: fromPriceList(),
  render: (args, { globals, loaded }) => {
    const locale = storyLocale(globals);
    const memberships = loaded.memberships as Membership[];
    return (
      <Comparator
        {...args}
        memberships={memberships}
        sections={(loaded.sections as ComparatorSection[] | undefined) ?? sampleMemberships[locale].sections}
        texts={sampleMemberships[locale].texts}
        selection={args.selection ?? readSelection('', memberships)}
        action={storyPaths[locale].memberships}
        modifyHref={storyPaths[locale].modify}
        headingLevel={2}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof Comparator>;

type Context = Parameters<NonNullable<Story['play']>>[0];

function words(context: Context) {
  const { locale, ...rest } = wordsOf(comparatorMessages, context);
  return { ...rest, locale, names: sampleMemberships[locale].types.map(({ name }) => name) };
}

/** The browser reports elements in view when it is idle. */
const afterScrolling = { timeout: 10_000 };

/** The names above the columns. */
const columns = (canvas: Context['canvas']) =>
  [...canvas.getByRole('table').querySelectorAll('thead th')].slice(1).map((cell) => cell.textContent);

/** Four types: a tile for each, then the table with the two selected first. The bar appears with the table. */
export const Default: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t, names } = words(context);
    await expect(columns(canvas)).toEqual(names);
    const tiles = canvas.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);
    await expect(tiles).toEqual(names);
    // Its selects work at once, so the button of the form is hidden.
    await expect(canvas.queryByRole('button', { name: t('compare') })).toBeNull();
    canvas.getByRole('table').scrollIntoView();
    const bar = await canvas.findByRole('region', { name: t('bar') }, afterScrolling);
    await expect(within(bar).getAllByRole('link').length).toBeGreaterThanOrEqual(2);
  },
};

/** Rows that are the same in all columns are hidden, and so are their categories. */
export const OnlyDifferences: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t, locale } = words(context);
    const rows = () => canvas.getAllByRole('rowheader').length;
    const all = rows();
    const tire = { fr: 'Crevaison', en: 'Flat tire' }[locale];
    await expect(canvas.getByRole('rowheader', { name: new RegExp(`^${tire}`) })).toBeVisible();
    await userEvent.click(canvas.getByLabelText(t('differences')));
    await expect(rows()).toBeLessThan(all);
    await expect(canvas.queryByRole('rowheader', { name: new RegExp(`^${tire}`) })).toBeNull();
    await userEvent.click(canvas.getByLabelText(t('differences')));
    await expect(rows()).toBe(all);
  },
};

/** A member’s current type is marked, and its buttons link to modifying it. */
export const PresentMembership: Story = {
  tags: ['both-languages'],
  args: { member: { codeOptionAdhesion: 'PLUS' } },
  play: async (context) => {
    const { canvas, t, locale } = wordsOf(chooseMessages, context);
    await expect(canvas.getByRole('columnheader', { name: new RegExp(t('present')) })).toBeVisible();
    const [button] = canvas.getAllByRole('link', { name: `${t('modify')} ${t('modifyWhat')}` });
    await expect(button).toHaveAttribute('href', storyPaths[locale].modify);
  },
};

const only = (count: number) => fromPriceList((memberships) => memberships.slice(0, count));

/** One type: one column and no selection. */
export const OneType: Story = {
  beforeEach: only(1),
  play: async (context) => {
    const { canvas, names } = words(context);
    await expect(columns(canvas)).toEqual(names.slice(0, 1));
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** Two types: both are shown, and only “what differs” can be changed. */
export const TwoTypes: Story = {
  beforeEach: only(2),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('checkbox')).toBeVisible();
  },
};

const longTexts = {
  fr: {
    name: 'Adhésion Grands-Voyageurs interprovinciale et internationale',
    row: 'Accompagnement administratif interprovincial',
  },
  en: {
    name: 'Interprovincial and International Long-Distance Travellers’ Membership',
    row: 'Interprovincial administrative assistance',
  },
} satisfies Record<Locale, object>;

/** Long names, missing prices and sixty rows: the layout holds, and the bar still appears. */
export const LongAndManyRows: Story = {
  beforeEach: async (context) => {
    const { name, row } = longTexts[storyLocale(context.globals)];
    await fromPriceList((memberships) =>
      memberships.map((membership, index) => ({
        ...membership,
        ...(index === 0 && { name }),
        ...(index === 1 && { monthlyPrice: undefined }),
        ...(index === 2 && { monthlyPrice: undefined, yearlyPrice: undefined }),
      })),
    )(context);
    context.loaded.sections = Array.from({ length: 60 }, (_, index) => ({
      kind: 'benefit',
      title: `${row} ${index + 1}`,
      advantageDescription: [{ membership: 'essentiel', description: name }],
    }));
  },
  play: async (context) => {
    const { canvas, t } = words(context);
    const table = canvas.getByRole('table');
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(62);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    table.scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('region', { name: t('bar') })).toBeVisible(), afterScrolling);
  },
};
