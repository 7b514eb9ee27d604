import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { formStories, storyMember } from '../../testing/form-stories.ts';
import { ContactUsForm } from './index.ts';

const stories = formStories({
  formId: 4,
  received: { subjectID: 'roadside-assistance', defaultSubject: '' },
  filledIn: ['consentText'],
});

/**
 * Forms 4 and 6 to 10: a visitor or a member writes to the club. With a `topic` the subject is set and not
 * asked. Give it an idempotency key created on the server and `handleFormPost` behind its page, and it works
 * without JavaScript too.
 */
const meta: Meta<typeof ContactUsForm> = {
  title: 'Forms/ContactUs',
  component: ContactUsForm,
  ...stories.meta,
};

export default meta;
type Story = StoryObj<typeof ContactUsForm>;

export const Empty: Story = { ...stories.empty, tags: ['both-languages'] };
export const Filled: Story = stories.filled;
export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };
export const ErrorSummary: Story = stories.errorSummary;
export const GenericError: Story = stories.genericError;
export const Slow: Story = stories.slow;
export const Sent: Story = stories.sent;
export const SentToHost: Story = stories.sentToHost;
export const PlainPost: Story = stories.plainPost;

/** The fields contain the member’s details, which can be edited; no other detail is sent. */
export const Member: Story = {
  args: { member: { ...storyMember, name: 'Marie-Ève' }, onSent: fn() },
  ...stories.visit(async ({ fill, send, field }) => {
    await expect(field('memberFirstName')).toHaveValue('Marie Ève');
    await expect(field('memberLastName')).toHaveValue('Côté');
    await expect(field('memberNumberBase')).toHaveValue('0123456789');
    await expect(field('email')).toHaveValue('zoe@example.org');
    await fill({ ...stories.values, memberFirstName: 'Marie' });
    await send();
    await waitFor(() => expect(stories.received[0]).toMatchObject({ memberFirstName: 'Marie' }));
    await expect(stories.received[0]).not.toHaveProperty('memberInfo');
  }),
};

/** With a topic (forms 6 to 10): no subject to choose. */
export const Topic: Story = {
  args: { topic: 'auto-insurance-quote' },
  ...stories.visit(async ({ form }) => {
    await expect(form().elements.namedItem('subject')).toBeNull();
  }),
};
