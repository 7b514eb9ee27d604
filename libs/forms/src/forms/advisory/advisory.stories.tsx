import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formStories, spaced } from '../../testing/form-stories.ts';
import { AdvisoryForm } from './index.ts';

const stories = formStories({
  formId: 1,
  emptyErrors: { question: 'required', textArea: 'required' },
});

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
export const ErrorSummary: Story = { ...stories.errorSummary, tags: ['both-languages'] };
export const GenericError: Story = stories.genericError;
export const Slow: Story = stories.slow;
export const Sent: Story = stories.sent;
export const SentToHost: Story = stories.sentToHost;

export const Member: Story = stories.member;

export const PlainPost: Story = stories.plainPost;

/** A message over the limit, which only a browser without JavaScript can send. */
export const TooLong: Story = {
  args: {
    posted: {
      errors: { textArea: 'tooLong' },
      values: { question: 'noise', textArea: 'x'.repeat(1001) },
      idempotencyKey: 'story-key-0000000',
    },
  },
  ...stories.visit(async ({ field, canvas, kit }) => {
    await expect(field('textArea')).toBeInvalid();
    await expect(field('question')).toHaveValue('noise');
    await expect(canvas.getAllByText(spaced(kit('tooLong', { max: 1000 })), { exact: false })).toHaveLength(
      2,
    );
  }),
};

/** A question about a home: the other list of subjects. */
export const Home: Story = {
  args: { topic: 'home' },
  tags: ['both-languages'],
  ...stories.visit(async ({ field }) => {
    await expect(field('question').querySelectorAll('option')).toHaveLength(7);
  }),
};
