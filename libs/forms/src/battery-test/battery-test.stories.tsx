import { createHandlers, createStateHandlers } from '@jalon/api-client/msw';
import { type Locale, type Translator, translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { ClubProvider, defaultClub } from '../club/index.ts';
import { kitMessages } from '../kit/kit.messages.ts';
import { mockForms } from '../testing/mock-forms.ts';
import { BatteryTestForm, batteryTestMessages } from './index.ts';

const values = {
  centreUrbain: 'Québec',
  vehiculeMarque: 'Toyota',
  vehiculeModele: 'Corolla',
  vehiculeAnnee: '2019',
};

const received: unknown[] = [];
/** What the mock API gives to the first submission that it stores. */
const firstReference = '2222222222';

/** What the form says of that; queries by text take a no-break space for a space. */
const sentText = (kit: Translator<KitMessages>) =>
  kit('sent', { reference: firstReference }).replaceAll('\u00a0', ' ');
type KitMessages = typeof kitMessages.fr;

/** The form as a visitor finds it in one language: by labels, never by markup. */
function visitor(canvasElement: HTMLElement, locale: Locale) {
  const canvas = within(canvasElement);
  const t = translator(batteryTestMessages, { locale });
  const kit = translator(kitMessages, { locale });
  const fields = {
    centreUrbain: () => canvas.getByLabelText(t('urbanCentre')),
    vehiculeMarque: () => canvas.getByLabelText(t('make')),
    vehiculeModele: () => canvas.getByLabelText(t('model')),
    vehiculeAnnee: () => canvas.getByLabelText(t('year')),
  };
  const button = () => canvas.getByRole('button', { name: t('send') });
  return {
    canvas,
    kit,
    fields,
    button,
    fill: async () => {
      await userEvent.selectOptions(fields.centreUrbain(), values.centreUrbain);
      await userEvent.type(fields.vehiculeMarque(), values.vehiculeMarque);
      await userEvent.type(fields.vehiculeModele(), values.vehiculeModele);
      await userEvent.type(fields.vehiculeAnnee(), values.vehiculeAnnee);
    },
    send: () => userEvent.click(button()),
    alert: () => canvas.findByText(kit('tryAgainLater')),
  };
}

type Visitor = ReturnType<typeof visitor>;
const visit =
  (walk: (visitor: Visitor) => Promise<void>): Story['play'] =>
  ({ canvasElement, globals }) =>
    walk(visitor(canvasElement, storyLocale(globals)));

/**
 * Form 12: a member or a visitor asks for a battery test. Give it an idempotency key made on the server and
 * `handleFormPost` behind its page, and it works without JavaScript too.
 */
const meta: Meta<typeof BatteryTestForm> = {
  title: 'Forms/Battery test',
  component: BatteryTestForm,
  args: { idempotencyKey: 'story-key-0000000' },
  beforeEach: ({ msw }) => {
    received.length = 0;
    msw.use(...createHandlers({ forms: mockForms(received) }));
  },
};

export default meta;
type Story = StoryObj<typeof BatteryTestForm>;

/** As it is first seen. */
export const Empty: Story = {
  play: visit(async ({ fields, button }) => {
    await expect(fields.centreUrbain()).toHaveValue('');
    await userEvent.tab();
    await expect(fields.centreUrbain()).toHaveFocus();
    for (const field of [fields.vehiculeMarque, fields.vehiculeModele, fields.vehiculeAnnee]) {
      await userEvent.tab();
      await expect(field()).toHaveFocus();
    }
    await userEvent.tab();
    await expect(button()).toHaveFocus();
  }),
};

/** Ready to be sent. */
export const Filled: Story = { play: visit(({ fill }) => fill()) };

/** Sent empty: an error under each field, the focus on the first one. */
export const FieldErrors: Story = {
  play: visit(async ({ send, fields, kit }) => {
    await send();
    await waitFor(() => expect(fields.centreUrbain()).toHaveFocus());
    for (const field of Object.values(fields)) {
      await expect(field()).toBeInvalid();
      await expect(field()).toHaveAccessibleDescription(expect.stringContaining(kit('required')));
    }
  }),
};

/** Editing a field clears its error, and only its own. */
export const ErrorClearedOnEdit: Story = {
  play: visit(async ({ send, fields }) => {
    await send();
    await waitFor(() => expect(fields.vehiculeMarque()).toBeInvalid());
    await userEvent.type(fields.vehiculeMarque(), 'T');
    await expect(fields.vehiculeMarque()).toBeValid();
    await expect(fields.vehiculeModele()).toBeInvalid();
  }),
};

/** The same with the summary of errors that a host may ask for. */
export const ErrorSummary: Story = {
  args: { errorSummary: 'always' },
  play: visit(async ({ send, canvas, kit, fields }) => {
    await send();
    await canvas.findByRole('heading', { name: kit('summary') });
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[1]).toHaveAttribute('href', `#${fields.vehiculeMarque().id}`);
  }),
};

/** Something failed that the visitor can't mend: the generic error, and nothing typed is lost. */
export const GenericError: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createStateHandlers({ forms: mockForms() }).genericError);
  },
  play: visit(async ({ fill, send, alert, fields }) => {
    await fill();
    await send();
    await expect(await alert()).toBeVisible();
    await expect(fields.vehiculeMarque()).toHaveValue(values.vehiculeMarque);
  }),
};

/** The answer takes long: the button waits with the visitor, and a second press sends nothing more. */
export const Slow: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createStateHandlers({ forms: mockForms() }).slow);
  },
  play: visit(async ({ fill, send, button, canvas, kit }) => {
    await fill();
    await send();
    await expect(await canvas.findByText(kit('sending'))).toBeVisible();
    await expect(button()).toHaveAttribute('aria-disabled', 'true');
    await expect(button()).toHaveFocus();
  }),
};

/** The submission is stored but its answer is lost; sent again, it is stored once. */
export const LostAnswer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createStateHandlers({ forms: mockForms() }).lostAnswer);
  },
  play: visit(async ({ fill, send, alert, fields, canvas, kit }) => {
    await fill();
    await send();
    await expect(await alert()).toBeVisible();
    await expect(fields.vehiculeAnnee()).toHaveValue(values.vehiculeAnnee);
    await send();
    await expect(await canvas.findByText(sentText(kit))).toBeVisible();
  }),
};

/** Three presses in one task send once. */
export const ThreePresses: Story = {
  play: visit(async ({ fill, button, canvas, kit }) => {
    await fill();
    const pressed = button();
    for (const _press of [1, 2, 3]) pressed.click();
    await expect(await canvas.findByText(sentText(kit))).toBeVisible();
    await expect(received).toHaveLength(1);
  }),
};

/** Stored. A host that gives `onSent` shows its own page instead. */
export const Sent: Story = {
  play: visit(async ({ fill, send, canvas, kit }) => {
    await fill();
    await send();
    const status = (await canvas.findByText(sentText(kit))).closest('[role=status]');
    await waitFor(() => expect(status).toHaveFocus());
  }),
};

/** A host that stays on the page after a send finds the form empty and ready. */
export const SentTwice: Story = {
  args: { onSent: fn() },
  play: async (context) => {
    const { fill, send, fields, button } = visitor(context.canvasElement, storyLocale(context.globals));
    for (const times of [1, 2]) {
      await fill();
      await send();
      await waitFor(() => expect(context.args.onSent).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(fields.vehiculeMarque()).toHaveValue(''));
      await expect(button()).not.toHaveAttribute('aria-disabled', 'true');
    }
  },
};

/** With a member signed in, whose information goes along. */
export const Member: Story = {
  args: {
    member: { name: 'Zoé', surname: 'Côté', memberNumber: '0123456789', email: 'zoe@example.org' },
    onSent: fn(),
  },
  play: async (context) => {
    const { fill, send } = visitor(context.canvasElement, storyLocale(context.globals));
    await fill();
    await send();
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalledOnce());
    await expect(received[0]).toMatchObject({
      ...values,
      formID: '12',
      locale: storyLocale(context.globals) === 'fr' ? 'F' : 'A',
      memberInfo: context.args.member,
    });
  },
};

/** What a browser without JavaScript gets back when the post did not pass. */
export const PlainPost: Story = {
  args: {
    posted: {
      errors: { vehiculeMarque: 'required', vehiculeAnnee: 'digitsOnly' },
      values: { ...values, vehiculeMarque: '', vehiculeAnnee: 'deux mille' },
      idempotencyKey: 'story-key-0000000',
    },
  },
  play: visit(async ({ canvas, kit, fields }) => {
    await expect(canvas.getByRole('heading', { name: kit('summary') })).toBeVisible();
    await expect(fields.vehiculeAnnee()).toHaveValue('deux mille');
    await expect(fields.vehiculeAnnee()).toHaveAccessibleDescription(
      expect.stringContaining(kit('digitsOnly')),
    );
  }),
};

/** A club that lets makes and models be written as they are: Mercedes-Benz, CR-V. */
export const WideVehicleNames: Story = {
  render: (args) => (
    <ClubProvider club={wideClub}>
      <BatteryTestForm {...args} />
    </ClubProvider>
  ),
  play: visit(async ({ fields }) => {
    await userEvent.type(fields.vehiculeMarque(), 'Mercedes-Benz');
    await expect(fields.vehiculeMarque()).toHaveValue('Mercedes-Benz');
  }),
};
const wideClub = { ...defaultClub, batteryTest: { vehicleNames: 'wide' as const } };
