import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { formStories } from '../../testing/form-stories.ts';
import { PriceListForm } from './index.ts';

const stories = formStories({ formId: 11 });

/**
 * Form 11: a member or a visitor asks for the list price of a vehicle that is ten years old or less. Only the API checks
 * the answers. Give it `handleFormPost` behind its page, and it works without JavaScript too.
 */
const meta: Meta<typeof PriceListForm> = {
  title: 'Forms/PriceList',
  component: PriceListForm,
  ...stories.meta,
};

export default meta;
type Story = StoryObj<typeof PriceListForm>;

export const Empty: Story = { ...stories.empty, tags: ['both-languages'] };
export const Filled: Story = stories.filled;
export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };

/** Each field drops typed characters that it does not accept. */
export const FilteredWhileTyped: Story = stories.visit(async ({ field }) => {
  for (const [name, typed, kept] of [
    ['vehiculeMarque', 'Citroën 2', 'Citroën'],
    ['vehiculeKilometrage', '85 000 km', '85000'],
    ['vehiculeLitres', '2,0 cl', '2,0l'],
  ] as const) {
    await userEvent.type(field(name), typed);
    await expect(field(name)).toHaveValue(kept);
  }
});

/** The API refuses a vehicle that is too old; the other answers are kept. */
export const TooOld: Story = stories.visit(async ({ fill, send, field, kit, form }) => {
  await fill({ ...stories.values, vehiculeAnnee: '1998' });
  await send();
  await waitFor(() => expect(field('vehiculeAnnee')).toHaveFocus());
  await expect(field('vehiculeAnnee')).toHaveAccessibleDescription(
    expect.stringContaining(kit('vehicleTooOld')),
  );
  await expect(Object.fromEntries(new FormData(form()))).toMatchObject({
    ...stories.values,
    vehiculeAnnee: '1998',
  });
});

export const ErrorSummary: Story = stories.errorSummary;
export const GenericError: Story = stories.genericError;
export const Slow: Story = stories.slow;
export const Sent: Story = stories.sent;
export const SentToHost: Story = stories.sentToHost;
export const PlainPost: Story = stories.plainPost;
