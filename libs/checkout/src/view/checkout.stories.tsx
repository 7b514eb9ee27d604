import { createCheckout } from '@jalon/api-client/contract';
import {
  createAddressHandlers,
  createCheckoutHandlers,
  createMemberHandlers,
  createPriceHandlers,
  mockCard,
  mockMembers,
} from '@jalon/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { mockFields } from '../testing/mock-fields.ts';
import { address, registration } from '../testing/step-answers.ts';
import { type StoryVisitor, visit } from '../testing/story-visitor.ts';
import { WholeCheckout } from '../testing/whole-checkout.tsx';

const [zoe] = mockMembers;

/**
 * A whole checkout, as a host mounts it: `createCheckout` answers each form and link with a view, and `Checkout` draws it.
 * Here the engine runs in the story, and MSW plays the API.
 */
const meta: Meta<typeof WholeCheckout> = {
  title: 'Checkout/Whole flows',
  component: WholeCheckout,
  parameters: { inDocument: '<Checkout' },
  args: { flow: 'register', query: '?type=PLUS', loadFields: mockFields() },
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    localStorage.clear();
    msw.use(
      ...createAddressHandlers(),
      ...createMemberHandlers(),
      ...createPriceHandlers(),
      ...createCheckoutHandlers(),
    );
  },
};

export default meta;
type Story = StoryObj<typeof WholeCheckout>;

const { 'membership.codeOptionAdhesion': _chosen, ...person } = registration;

const cardEndingIn = (lastFour: string) =>
  mockFields({
    answer: { status: 'tokenised', payment: { ...mockCard, token: `tok_mock_card_${lastFour}`, lastFour } },
  });

/** Waits for the first page. */
const opens = (canvas: StoryVisitor['canvas']) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());

/** Waits for the page of a step, by its heading. */
const arrives = ({ canvas, t }: StoryVisitor, step: 'addMember' | 'address' | 'payment' | 'review') =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t(step)));

/** Answers every step up to the review. */
async function toReview(visitor: StoryVisitor): Promise<void> {
  const { type, submit, canvas } = visitor;
  await opens(canvas);
  await type(person);
  await submit();
  await arrives(visitor, 'addMember');
  await submit();
  await arrives(visitor, 'address');
  await type(address);
  await submit();
  await arrives(visitor, 'payment');
  await submit();
  await arrives(visitor, 'review');
}

async function payNow({ canvas, submit }: StoryVisitor): Promise<void> {
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await submit();
}

const goes = (end: (visitor: StoryVisitor) => Promise<void>) =>
  visit(async (visitor) => {
    await toReview(visitor);
    await payNow(visitor);
    await end(visitor);
  });

/** From the first step to the receipt. */
export const Register: Story = {
  tags: ['both-languages'],
  ...goes(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/2611-0001/)).toBeVisible());
  }),
};

/** The type is not in the address: it is chosen first. */
export const Choice: Story = {
  args: { query: '' },
  ...visit(async ({ canvas }) => {
    await opens(canvas);
  }),
};

export const Gift: Story = { args: { flow: 'gift-a-membership' } };

/** A signed-in member changes the membership. */
export const Modify: Story = {
  args: { flow: 'modify-my-membership', query: '', memberNumber: zoe?.memberNumber },
};

/** A signed-in member renews; the first step is the payment. */
export const Renewal: Story = { args: { flow: 'renewal', query: '', memberNumber: zoe?.memberNumber } };

/** A visitor who opens a flow of members. */
export const MembersOnly: Story = { args: { flow: 'renewal', query: '' } };

/** The bank declines the card: back at the payment step, with the reason. */
export const Declined: Story = {
  args: { loadFields: cardEndingIn('0002') },
  ...goes(async (visitor) => {
    await arrives(visitor, 'payment');
    await expect(visitor.canvas.getByText(visitor.declineText('declined'))).toBeVisible();
  }),
};

/** The gateway’s answer is lost: the page asks for the outcome, and nothing is paid twice. */
export const UnknownOutcome: Story = {
  args: { loadFields: cardEndingIn('0341') },
  ...goes(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/2611-0001/)).toBeVisible(), { timeout: 10_000 });
  }),
};

/** The API does not take a step: what was typed stays, and nothing is lost. */
export const NotSaved: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post(`*${createCheckout.path}`, () => HttpResponse.error()));
  },
  ...visit(async ({ type, submit, canvas, field }) => {
    await opens(canvas);
    await type(person);
    await submit();
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toBeVisible());
    await expect(field('firstName')).toHaveValue('Zoé');
  }),
};

/** The total follows what is typed, before the step is sent. */
export const TotalAtOnce: Story = {
  tags: ['both-languages'],
  ...visit(async ({ canvas, canvasElement, t, type }) => {
    await opens(canvas);
    const total = () => canvasElement.querySelector('[data-part=total]')?.textContent ?? '';
    const before = total();
    await type({ indOptionVR: 'true' });
    await waitFor(() => expect(total()).not.toBe(before));
    await expect(canvas.getAllByText(new RegExp(t('summary')))[0]).toBeVisible();
  }),
};

/** A press of a link that leaves the checkout offers to mail a link first. */
export const Leaving: Story = {
  ...visit(async ({ canvas, canvasElement, type }) => {
    await opens(canvas);
    await type({ firstName: 'Zoé' });
    const link = document.createElement('a');
    link.href = '/elsewhere';
    link.textContent = 'elsewhere';
    canvasElement.append(link);
    await userEvent.click(link);
    const dialog = await canvas.findByRole('dialog');
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.querySelector('[type=email]')).toBeVisible();
    await expect(dialog.querySelector('a[href]')).toHaveAttribute(
      'href',
      expect.stringContaining('/elsewhere'),
    );
    link.remove();
  }),
};
