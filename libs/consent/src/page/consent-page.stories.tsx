import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsentPage } from './consent-page.tsx';

/**
 * The form of choices about cookies: a checkbox for each purpose and three answers. Its view is what `createConsent` of
 * `@jalon/consent/server` answers.
 *
 * Tested with axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof ConsentPage> = {
  title: 'Consent/Page',
  component: ConsentPage,
};

export default meta;
type Story = StoryObj<typeof ConsentPage>;

const view = {
  paths: { fr: '/fr/temoins', en: '/en/cookies' },
  purposes: ['audience', 'advertising'],
  isElsewhere: false,
  isSaved: false,
  choice: undefined,
} as const;

export const NoChoiceYet: Story = {
  tags: ['both-languages'],
  args: { view },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    const answers = canvas.getAllByRole('button').map((button) => button.getAttribute('value'));
    await expect(answers).toEqual(['disagree', 'agree', 'save']);
  },
};

/** The page after the post of a choice. */
export const Saved: Story = {
  args: {
    view: {
      ...view,
      isSaved: true,
      choice: {
        id: '8062b5d8-debb-4695-9c6a-c693458f1b49',
        date: '2026-11-23T15:00:00.000Z',
        granted: ['audience'],
      },
    },
  },
  play: async ({ canvas }) => {
    const [audience, advertising] = canvas.getAllByRole('checkbox');
    await expect(audience).toBeChecked();
    await expect(advertising).not.toBeChecked();
    await expect(canvas.getByText(/8062b5d8/)).toBeVisible();
  },
};

export const NothingToAsk: Story = { args: { view: { ...view, purposes: [] } } };

/** Didomi asks, in a window of its own. */
export const AnotherService: Story = { args: { view: { ...view, isElsewhere: true } } };
