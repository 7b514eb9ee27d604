import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { sampleMemberships } from '../samples/index.ts';
import { fromPriceList, storyPaths } from '../stories/memberships.ts';
import type { Membership } from '../types/with-prices.ts';
import { Spotlight } from './index.ts';

/**
 * Features one membership on a page about another topic. It shows the first of the given types.
 *
 * Tested with the keyboard and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof Spotlight> = {
  title: 'Membership/Spotlight',
  component: Spotlight,
  beforeEach: fromPriceList(),
  render: (args, { globals, loaded }) => {
    const locale = storyLocale(globals);
    return (
      <Spotlight
        {...args}
        memberships={loaded.memberships as Membership[]}
        texts={sampleMemberships[locale].texts}
        modifyHref={storyPaths[locale].modify}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof Spotlight>;

/** Name, tagline, featured benefits, price, hook and button of the first type. */
export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const { types, texts } = sampleMemberships[storyLocale(globals)];
    const [first] = types;
    await expect(canvas.getByRole('heading', { name: first?.name })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(first?.featured);
    await expect(canvas.getByText(texts.hook_to_get_a_membership)).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${texts.choose_label} ${first?.name}` })).toHaveAttribute(
      'href',
      first?.primaryCta.href,
    );
  },
};

/** Another type, on a dark surface. */
export const Dark: Story = {
  beforeEach: fromPriceList((memberships) => memberships.toReversed()),
};
