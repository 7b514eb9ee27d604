import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { answersOf } from '../kit/flow-answers.ts';
import { CheckoutStep } from '../kit/steps/checkout-step.tsx';
import { sampleData } from '../testing/sample-checkout.ts';
import { visit } from '../testing/story-visitor.ts';
import { ChangedMembersStep, type ChangedMembersStepProps } from './changed-members-step.tsx';
import { ModifyStep, type ModifyStepProps } from './modify-step.tsx';

const flow = 'modify-my-membership';
const prices = { vrOption: 3_000, additionalMember: 6_000 };

/**
 * A member changes a membership: the type, the option, the other members.
 *
 * Tested with the keyboard, a pointer and axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen
 * reader.
 */
const meta: Meta<typeof ModifyStep> = {
  title: 'Checkout/Modify',
  component: ModifyStep,
  args: {
    flow,
    prices,
    memberships: [
      { codeOptionAdhesion: 'BASE', name: 'Essentiel', yearlyPrice: 12_600 },
      { codeOptionAdhesion: 'PLUS', name: 'Plus', yearlyPrice: 16_800 },
    ],
    values: answersOf(sampleData[flow], 'registration'),
    onSubmit: fn(async () => undefined),
    onSent: fn(),
  },
  render: (args) => (
    <CheckoutStep flow={flow} step="registration">
      <ModifyStep {...args} />
    </CheckoutStep>
  ),
  beforeEach: () => sessionStorage.clear(),
};

export default meta;
type Story = StoryObj<typeof ModifyStep>;

/** Another type, without the option; the club gives nothing back for a smaller one. */
export const Type: Story = {
  tags: ['both-languages'],
  ...visit(async ({ type, sends, canvas, t }, args: Partial<ModifyStepProps>) => {
    await expect(canvas.getByText(t('smaller', { rule: 'none' }))).toBeVisible();
    await type({ 'membership.codeOptionAdhesion': 'BASE', indOptionVR: 'true' });
    await sends(args.onSubmit, {
      indOptionVR: false,
      membership: { codeOptionAdhesion: 'BASE' },
    });
  }),
};

const onSubmit = fn(async () => undefined);
const members: Partial<ChangedMembersStepProps> = {
  presentMembers: [{ memberNumber: '1000000025', name: 'Léo', surname: 'Côté' }],
};

/** The option of an existing member, and a new member. */
export const Members: Story = {
  tags: ['both-languages'],
  render: () => (
    <CheckoutStep flow={flow} step="addMember">
      <ChangedMembersStep
        flow={flow}
        prices={prices}
        presentMembers={members.presentMembers ?? []}
        onSubmit={onSubmit}
        onSent={fn()}
      />
    </CheckoutStep>
  ),
  ...visit(async ({ canvas, t, submit, sends, seesErrors, type }) => {
    onSubmit.mockClear();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: new RegExp(t('optionOf', { name: 'Léo Côté' })) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('addMemberButton') }));
    await submit();
    const row = (name: string) => `addedMembers.0.${name}`;
    await seesErrors(...['greetings', 'firstName', 'lastName', 'birthMonth', 'birthYear'].map(row));
    await type({
      [row('greetings')]: 'F',
      [row('firstName')]: 'Ève',
      [row('lastName')]: 'Roy',
      [row('birthMonth')]: '3',
      [row('birthYear')]: '1990',
    });
    await sends(onSubmit, {
      addedMembers: [expect.objectContaining({ firstName: 'Ève' })],
      modifiedMembers: [{ memberNumber: '1000000025', indOptionVR: true }],
    });
  }),
};
