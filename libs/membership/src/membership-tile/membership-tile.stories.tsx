import { getMembershipPrices } from '@jalon/api-client';
import { createCallStates } from '@jalon/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { chooseMessages } from '../internal/choose.messages.ts';
import { sampleMemberships } from '../samples/index.ts';
import { fromPriceList, storyPaths } from '../stories/memberships.ts';
import { wordsOf } from '../stories/words-of.ts';
import type { Membership } from '../types/with-prices.ts';
import { MembershipTileList } from './index.ts';

/**
 * The membership types of a club, side by side. The content names the types; their prices come from the API.
 *
 * Tested with the keyboard and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof MembershipTileList> = {
  title: 'Membership/MembershipTile',
  component: MembershipTileList,
  parameters: { inDocument: '<MembershipTileList' },
  beforeEach: fromPriceList(),
  render: (args, { globals, loaded }) => {
    const locale = storyLocale(globals);
    return (
      <MembershipTileList
        {...args}
        memberships={loaded.memberships as Membership[]}
        texts={sampleMemberships[locale].texts}
        modifyHref={storyPaths[locale].modify}
        headingLevel={2}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof MembershipTileList>;

/** Four types, each in its colour variant. */
export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const { types, texts } = sampleMemberships[storyLocale(globals)];
    for (const { name, primaryCta } of types) {
      const tile = within(canvas.getByRole('article', { name }));
      const link = tile.getByRole('link', { name: `${texts.choose_label} ${name}` });
      await expect(link).toHaveAttribute('href', primaryCta.href);
    }
  },
};

/** A member’s current type is marked, and its button links to modifying it. */
export const PresentMembership: Story = {
  tags: ['both-languages'],
  args: { member: { codeOptionAdhesion: 'PLUS' } },
  play: async (context) => {
    const { canvas, t, locale } = wordsOf(chooseMessages, context);
    const name = sampleMemberships[locale].types[1]?.name;
    const tile = within(canvas.getByRole('article', { name }));
    await expect(tile.getByText(t('present'))).toBeVisible();
    await expect(tile.getByRole('link', { name: `${t('modify')} ${t('modifyWhat')}` })).toHaveAttribute(
      'href',
      storyPaths[locale].modify,
    );
    await expect(canvas.getAllByText(t('present'))).toHaveLength(1);
  },
};

/** The price list is unavailable: the tiles show without prices. */
export const WithoutPrices: Story = {
  beforeEach: fromPriceList(undefined, createCallStates([getMembershipPrices]).unavailable),
};
