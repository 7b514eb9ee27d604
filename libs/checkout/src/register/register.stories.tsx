import { createAddressHandlers } from '@jalon/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { CheckoutData } from '../kit/checkout-data.ts';
import { answersOf } from '../kit/flow-answers.ts';
import { CheckoutStep } from '../kit/steps/checkout-step.tsx';
import { OrderSummary } from '../kit/steps/order-summary.tsx';
import { AdditionalMembersStep } from '../kit/steps/people/additional-members-step.tsx';
import { AddressStep } from '../kit/steps/people/address-step.tsx';
import type { StepFormProps } from '../kit/steps/step-props.ts';
import { useAnsweredParts } from '../kit/steps/use-answered-parts.ts';
import { sampleData, sampleQuote } from '../testing/sample-checkout.ts';
import { visit } from '../testing/story-visitor.ts';
import { RegistrationStep } from './registration-step.tsx';

const prices = { vrOption: 3_000, additionalMember: 6_000 };
const links = {
  registration: '/fr/adhesion',
  addMember: '/fr/adhesion/membre-additionnel',
  address: '/fr/adhesion/adresse',
};
const chosen: CheckoutData = { step1: { membership: { codeOptionAdhesion: 'PLUS', name: 'Plus' } } };

interface PageProps extends Omit<StepFormProps, 'flow' | 'values'> {
  step: 'registration' | 'addMember' | 'address';
  /** The earlier answers. */
  data: CheckoutData;
}

const forms = { registration: RegistrationStep, addMember: AdditionalMembersStep, address: AddressStep };
const done = { registration: 'done', addMember: 'done', address: 'idle' } as const;

/** A page of the flow, as in a host. */
function Page({ step, data, ...props }: PageProps) {
  const answered = useAnsweredParts('register', { data, links, step });
  const Form = forms[step];
  return (
    <CheckoutStep
      flow="register"
      step={step}
      progress={step === 'registration' ? undefined : done}
      links={links}
      summary={<OrderSummary quote={sampleQuote} answered={answered} membershipName={() => 'Plus'} />}
    >
      <Form {...props} flow="register" values={answersOf(data, step)} prices={prices} />
    </CheckoutStep>
  );
}

/**
 * The first three steps of becoming a member. Each is a plain HTML form until its script loads.
 *
 * Tested with the keyboard, a pointer and axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen
 * reader.
 */
const meta: Meta<typeof Page> = {
  title: 'Checkout/Register',
  component: Page,
  parameters: { inDocument: '<RegistrationStep' },
  args: { step: 'registration', data: chosen, onSubmit: fn(async () => undefined), onSent: fn() },
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    msw.use(...createAddressHandlers());
  },
};

export default meta;
type Story = StoryObj<typeof Page>;

const { step1 } = sampleData.register;
const typed = {
  greetings: 'F',
  firstName: 'Zoé',
  lastName: 'Côté',
  birthMonth: '5',
  birthYear: '1984',
  email: 'zoe.cote@example.org',
  phoneNumber: '4185550101',
  phoneNumberType: 'mobile',
};

/** Filled in with the keyboard: the checked answers are sent. */
export const Registration: Story = {
  tags: ['both-languages'],
  ...visit(async ({ type, sends, canvas, t }, args: PageProps) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      t('place', { place: 1, count: 5 }) + t('registration'),
    );
    await type(typed);
    await sends(args.onSubmit, {
      ...typed,
      indOptionVR: false,
      membership: { codeOptionAdhesion: 'PLUS' },
      stepCodes: { noMembreRecommande: '' },
    });
  }),
};

/** Sent empty: an error at each required field, and the focus on the first. */
export const RegistrationErrors: Story = {
  ...visit(async ({ submit, seesErrors }) => {
    await submit();
    await seesErrors(...Object.keys(typed));
  }),
};

/** The API does not know the referring member: the message is at the field. */
export const UnknownReferrer: Story = {
  tags: ['both-languages'],
  args: {
    data: sampleData.register,
    onSubmit: async () => ({ status: 'error', errors: { 'stepCodes.noMembreRecommande': 'unknown' } }),
  },
  ...visit(async ({ submit, field, t }) => {
    await submit();
    const number = field('stepCodes.noMembreRecommande');
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription(expect.stringContaining(t('unknown_member')));
  }),
};

/** Names are sanitised while they are typed: digits are removed, ligatures are converted. */
export const Sanitised: Story = {
  ...visit(async ({ type, field }) => {
    await type({ firstName: 'Lætitia 2', birthYear: '9a84' });
    await expect(field('firstName')).toHaveValue('Laetitia ');
    await expect(field('birthYear')).toHaveValue('984');
  }),
};

/** Members are added, edited and removed. Adding moves the focus to the first field; removing keeps it near. */
export const AdditionalMembers: Story = {
  tags: ['both-languages'],
  args: { step: 'addMember', data: sampleData.register },
  ...visit(async ({ canvas, t, field, type, sends }, args: PageProps) => {
    await expect(field('additionalMembers.0.firstName')).toHaveValue('Léo');
    await userEvent.click(canvas.getByRole('button', { name: t('addMemberButton') }));
    await waitFor(() => expect(field('additionalMembers.1.greetings')).toHaveFocus());
    await type({
      'additionalMembers.1.greetings': 'X',
      'additionalMembers.1.firstName': 'Éli',
      'additionalMembers.1.lastName': 'Roy',
      'additionalMembers.1.birthMonth': '1',
      'additionalMembers.1.birthYear': '2004',
    });
    await userEvent.click(canvas.getByRole('button', { name: t('removeMember', { number: 1 }) }));
    await expect(field('additionalMembers.0.firstName')).toHaveValue('Éli');
    await expect(canvas.getByRole('button', { name: t('addMemberButton') })).toHaveFocus();
    await sends(args.onSubmit, {
      additionalMembers: [
        expect.objectContaining({ firstName: 'Éli', birthYear: '2004', indOptionVR: false }),
      ],
    });
  }),
};

/** Its container decides, not the window: the summary is above the form. */
export const InATextColumn: Story = {
  args: { step: 'addMember', data: sampleData.register },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const summary = canvas.getByRole('complementary').getBoundingClientRect();
    const form = canvasElement.querySelector('form')?.getBoundingClientRect();
    await expect(summary.bottom).toBeLessThanOrEqual(form?.top ?? 0);
  },
};

/** An address from the suggestions is marked as normalised. */
export const Address: Story = {
  args: { step: 'address', data: step1 ? { step1, step2: { additionalMembers: [] } } : {} },
  ...visit(async ({ canvas, field, sends }, args: PageProps) => {
    await userEvent.type(field('address'), '350 rue saint');
    const [option] = await canvas.findAllByRole('option');
    if (option) await userEvent.click(option);
    await waitFor(() => expect(field('city')).not.toHaveValue(''));
    await sends(args.onSubmit, expect.objectContaining({ indAdresseNormalise: true }));
  }),
};

/** Editing an address clears its normalised status. */
export const AddressTypedOver: Story = {
  args: { step: 'address', data: sampleData.register },
  ...visit(async ({ type, sends }, args: PageProps) => {
    await type({ city: 'Laval' });
    await sends(args.onSubmit, {
      ...sampleData.register.step3,
      city: 'Laval',
      indAdresseNormalise: false,
    });
  }),
};

/** Sent empty. */
export const AddressErrors: Story = {
  args: { step: 'address' },
  ...visit(async ({ submit, seesErrors }) => {
    await submit();
    await seesErrors('address', 'city', 'postalCode');
  }),
};

/** A refused post without a script: a summary above the answers. */
export const PostedWithoutScript: Story = {
  args: {
    posted: {
      errors: { lastName: 'required', birthYear: 'invalidBirthYear' },
      values: { firstName: 'Zoé', birthYear: '84', membership: { codeOptionAdhesion: 'PLUS' } },
      idempotencyKey: 'story-key-0000000',
    },
  },
  ...visit(async ({ canvas, field }) => {
    await expect(canvas.getAllByRole('alert')[0]?.querySelectorAll('li')).toHaveLength(2);
    await expect(field('birthYear')).toHaveValue('84');
  }),
};
