import { getMembershipPrices } from '@jalon/api-client';
import { createCallStates } from '@jalon/api-client/msw';
import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { chooseMessages } from '../internal/choose.messages.ts';
import { sampleMemberships } from '../samples/index.ts';
import { fromPriceList, storyPaths } from '../stories/memberships.ts';
import type { Membership } from '../types/with-prices.ts';
import { MembershipTileList } from './index.ts';

const guidance: Guidance = {
  fr: {
    use: 'Pour présenter les adhésions du club côte à côte, avec leur prix et leurs avantages principaux.',
    avoid:
      'Pas pour comparer chaque avantage\u00a0: `Comparator`. Pour une seule adhésion dans une autre page\u00a0: `Spotlight`.',
    content: [
      'Trois à cinq avantages, chacun sur une ligne; le bouton nomme l’action\u00a0: «\u00a0Choisir Plus\u00a0».',
    ],
    do: ['Donnez `member`\u00a0: son adhésion est marquée, et son bouton mène à la modifier.'],
    dont: ['N’écrivez pas de prix dans le contenu\u00a0: ils viennent de l’API.'],
  },
  en: {
    use: 'To present the club’s memberships side by side, with prices and main benefits.',
    avoid: 'Not to compare each benefit: `Comparator`. For one membership on another page: `Spotlight`.',
    content: ['Three to five benefits, one line each; the button names the action: “Choose Plus”.'],
    do: ['Give `member`: their membership is marked, and its button leads to modifying it.'],
    dont: ['Don’t write prices in the content: they come from the API.'],
  },
};

/**
 * The membership types of a club, side by side. The content names the types; their prices come from the API.
 *
 * Tested with the keyboard and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof MembershipTileList> = {
  title: 'Membership/MembershipTile',
  component: MembershipTileList,
  parameters: { guidance, inDocument: '<MembershipTileList' },
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
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    const t = translator(chooseMessages, { locale });
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
