import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { sampleHelpRule, sampleMemberships } from '../samples/index.ts';
import { fromPriceList, storyPaths } from '../stories/memberships.ts';
import type { Membership } from '../types/with-prices.ts';
import { HelpMeChoose, helpMeChooseMessages } from './index.ts';

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
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    const [question] = sampleMemberships[locale].help;
    await expect(canvas.getByRole('radiogroup', { name: question?.title })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};

/** The last question, with the answers so far in hidden fields. */
export const LastQuestion: Story = {
  tags: ['both-languages'],
  args: { answers: { household: 'alone', distance: 'far', vehicle: 'car' } },
  play: async ({ canvas, globals }) => {
    const t = translator(helpMeChooseMessages, { locale: storyLocale(globals) });
    await expect(canvas.getByRole('link', { name: t('back') })).toHaveAttribute(
      'href',
      expect.stringContaining('?household=alone&distance=far'),
    );
  },
};

/** The two types that fit, the reasons, and a link to the comparator. */
export const Result: Story = {
  tags: ['both-languages'],
  args: { answers: { household: 'several', distance: 'far', vehicle: 'camper', advice: 'everything' } },
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    const t = translator(helpMeChooseMessages, { locale });
    const names = sampleMemberships[locale].types.map(({ name }) => name);
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      names[3],
      names[2],
    ]);
    await expect(canvas.getByRole('link', { name: t('compare') })).toHaveAttribute(
      'href',
      expect.stringContaining('first=premier&second=famille'),
    );
  },
};

/** The same with the comparator below, in the page’s language. */
export const ResultWithComparator: Story = {
  args: { ...Result.args, sections: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
