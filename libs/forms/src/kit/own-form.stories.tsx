import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { field, submit } from '../testing/form-canvas.ts';
import { TowingForm } from '../testing/towing-form.tsx';
import { TravellersForm } from '../testing/travellers-form.tsx';
import { FormMemoryProvider, type SendResult, SentNotice } from './index.ts';
import { sentNoticeMessages } from './sent-notice/sent-notice.messages.ts';

const meta: Meta<typeof TowingForm> = {
  title: 'Forms/Kit/A form of your own',
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

/** A site of two pages with the same notice. */
function Site({ children }: { children: ReactNode }) {
  const [isAway, setAway] = useState(false);
  return (
    <FormMemoryProvider>
      <SentNotice />
      <button type="button" onClick={() => setAway(!isAway)}>
        {isAway ? '←' : '→'}
      </button>
      {!isAway && children}
    </FormMemoryProvider>
  );
}

let answer: (result: SendResult) => void = () => {};

/** `SentNotice` in the layout of the pages: a visitor who leaves while the form is sending still gets the reference. */
export const LeftWhileSending: Story = {
  args: { defaults: answers, onSubmit: () => new Promise((resolve) => (answer = resolve)) },
  render: (args) => (
    <Site>
      <TowingForm {...args} />
    </Site>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translator(sentNoticeMessages, { locale: storyLocale(globals) });
    await submit(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: '→' }));
    answer({ status: 'success', reference: '234679CDFG' });
    const told = t('sent', { reference: '234679CDFG' }).replaceAll('\u00a0', ' ');
    await expect(await canvas.findByText(told)).toBeVisible();
  },
};

/** The same with a failed send: the notice links back to the form, which has kept the answers and shows the error. */
export const FailedAfterLeaving: Story = {
  ...LeftWhileSending,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translator(sentNoticeMessages, { locale: storyLocale(globals) });
    await userEvent.clear(field(canvasElement, 'place'));
    await userEvent.type(field(canvasElement, 'place'), 'A-20');
    await submit(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: '→' }));
    answer({ status: 'error', errors: { plate: 'unknownPlate' } });
    await expect(await canvas.findByRole('link', { name: t('backToForm') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '←' }));
    await expect(field(canvasElement, 'place')).toHaveValue('A-20');
    await expect(field(canvasElement, 'plate')).toBeInvalid();
  },
};

/** Rows are added and removed with react-hook-form’s `useFieldArray`; fields are named `travellers.0.firstName`. */
export const List: StoryObj<typeof TravellersForm> = {
  render: (args) => <TravellersForm {...args} />,
  args: { onSubmit: fn(async () => undefined), defaults: { destination: 'Rimouski', travellers: [{}] } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'travellers.0.firstName'), 'Zoé');
    const [, add] = within(canvasElement).getAllByRole('button');
    if (add) await userEvent.click(add);
    await userEvent.type(field(canvasElement, 'travellers.1.firstName'), 'Ève');
    await submit(canvasElement);
    const travellers = [
      { firstName: 'Zoé', email: '' },
      { firstName: 'Ève', email: '' },
    ];
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ destination: 'Rimouski', travellers }, expect.anything()),
    );
  },
};
