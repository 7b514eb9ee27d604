import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formStories } from '../../testing/form-stories.ts';
import { AdvisoryForm } from './index.ts';

const stories = formStories({ formId: 1 });

/**
 * Forms 1 and 2: a member or a visitor asks an adviser a question about a vehicle or a home, and is answered by phone.
 * The subjects are a club setting; a message has a maximum of 1000 characters.
 */
const meta: Meta<typeof AdvisoryForm> = {
  title: 'Forms/Advisory',
  component: AdvisoryForm,
  ...stories.meta,
  args: { ...stories.meta.args, topic: 'car' },
};

export default meta;
type Story = StoryObj<typeof AdvisoryForm>;

export const Empty: Story = { ...stories.empty, tags: ['both-languages'] };
export const Filled: Story = stories.filled;
export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };
export const ErrorSummary: Story = stories.errorSummary;
export const GenericError: Story = stories.genericError;
export const Slow: Story = stories.slow;
export const Sent: Story = stories.sent;
export const SentToHost: Story = stories.sentToHost;
export const PlainPost: Story = stories.plainPost;

/** A question about a home: the other list of subjects. */
export const Home: Story = {
  args: { topic: 'home' },
  tags: ['both-languages'],
  ...stories.visit(async ({ field }) => {
    await expect(field('question').querySelectorAll('option')).toHaveLength(7);
  }),
};
