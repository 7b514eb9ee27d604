import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { field, submit } from '../testing/form-canvas.ts';
import { TowingForm } from '../testing/towing-form.tsx';

const meta: Meta<typeof TowingForm> = {
  title: 'Forms/Kit/A form of your own',
  parameters: { inDocument: 'export function TowingForm' },
  component: TowingForm,
  beforeEach: () => sessionStorage.clear(),
};

export default meta;
type Story = StoryObj<typeof TowingForm>;

const answers = { plate: 'ABC1234', place: 'A-40', phone: '4185550123', reason: 'flat' };

/** The schema, texts and fields belong to the host; the form’s behaviour comes from the kit. */
export const OwnForm: Story = {
  tags: ['both-languages'],
  args: { onSubmit: fn(async () => undefined), defaults: answers },
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(answers, expect.anything()));
    await expect(await within(canvasElement).findByRole('status')).toHaveFocus();
  },
};

/** An error from the host’s server, in the host’s own words, under its field. */
export const ServerError: Story = {
  args: {
    defaults: answers,
    onSubmit: async () => ({ status: 'error', errors: { plate: 'unknownPlate' } }),
  },
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    const plate = field(canvasElement, 'plate');
    await waitFor(() => expect(plate).toHaveFocus());
    await expect(plate).toHaveAccessibleDescription(/plate|plaque/);
  },
};
