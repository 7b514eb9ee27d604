import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { sampleHelpRule, sampleMemberships } from '../samples/index.ts';
import { fromPriceList, storyPaths } from '../stories/memberships.ts';
import type { Membership } from '../types/with-prices.ts';
import { HelpMeChoose } from './index.ts';

/**
 * Helps visitors choose a membership with a few questions. Each question is a page with its own address, so that Back works and
 * no script is needed.
 *
 * Tested with the keyboard and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof HelpMeChoose> = {
  title: 'Membership/HelpMeChoose',
  component: HelpMeChoose,
  args: { answers: {} },
  beforeEach: fromPriceList(),
  render: (args, { globals, loaded }) => {
    const locale = storyLocale(globals);
    const { help, sections, texts } = sampleMemberships[locale];
    return (
      <HelpMeChoose
        {...args}
        sections={args.sections && sections}
        questions={help}
        rule={sampleHelpRule}
        action={storyPaths[locale].choose}
        comparatorPath={storyPaths[locale].memberships}
        memberships={loaded.memberships as Membership[]}
        texts={texts}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof HelpMeChoose>;

/** The first question. */
export const FirstQuestion: Story = {
  tags: ['both-languages'],
};

/** The last question, with the answers so far in hidden fields. */
export const LastQuestion: Story = {
  tags: ['both-languages'],
  args: { answers: { household: 'alone', distance: 'far', vehicle: 'car' } },
};

/** The two types that fit, the reasons, and a link to the comparator. */
export const Result: Story = {
  tags: ['both-languages'],
  args: { answers: { household: 'several', distance: 'far', vehicle: 'camper', advice: 'everything' } },
};

/** The same with the comparator below, in the page’s language. */
export const ResultWithComparator: Story = {
  args: { ...Result.args, sections: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
