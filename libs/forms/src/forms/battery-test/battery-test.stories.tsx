import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStories } from '../../testing/form-stories.ts';
import { BatteryTestForm } from './index.ts';

const stories = formStories({ formId: 12 });

/**
 * Form 12: a member or a visitor asks for a battery test. Give it an idempotency key created on the server and
 * `handleFormPost` behind its page, and it works without JavaScript too.
 */
const meta: Meta<typeof BatteryTestForm> = {
  title: 'Forms/BatteryTest',
  component: BatteryTestForm,
  ...stories.meta,
};

export default meta;
type Story = StoryObj<typeof BatteryTestForm>;

export const Empty: Story = { ...stories.empty, tags: ['both-languages'] };
export const Filled: Story = stories.filled;
export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };

export const ErrorSummary: Story = { ...stories.errorSummary, tags: ['both-languages'] };
export const GenericError: Story = stories.genericError;
export const Slow: Story = stories.slow;
export const LostAnswer: Story = stories.lostAnswer;
export const Offline: Story = stories.offline;
export const Sent: Story = { ...stories.sent, tags: ['both-languages'] };
export const SentToHost: Story = stories.sentToHost;

export const Member: Story = stories.member;

export const PlainPost: Story = stories.plainPost;
