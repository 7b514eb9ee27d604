import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { checked } from '../../schemas/index.ts';
import { type FormVisitor, formStories, spaced } from '../../testing/form-stories.ts';
import { PersonalInformationForm } from './index.ts';

const stories = formStories({
  formId: 5,
  emptyErrors: {
    subject: 'required',
    pleaseSelect: 'required',
    question: 'required',
    memberFirstName: 'required',
    memberLastName: 'required',
    email: 'required',
    residentialPhone: 'required',
    address: 'required',
    city: 'required',
    province: 'required',
    codePostal: 'required',
  },
  received: { subjectID: 'MEM', candidateNumber: '', indVoyage: '' },
});

/**
 * Form 5: a job applicant, an employee, a member or anyone else writes about personal information. Give it an
 * idempotency key made on the server and `handleFormPost` behind its page, and it works without JavaScript
 * too, its conditional fields included.
 */
const meta: Meta<typeof PersonalInformationForm> = {
  title: 'Forms/PersonalInformation',
  component: PersonalInformationForm,
  ...stories.meta,
};

export default meta;
type Story = StoryObj<typeof PersonalInformationForm>;

/** Fields that show only after some answers. */
const conditional = [
  'candidateNumber',
  'employeeNumber',
  'memberNumberBase',
  'indVoyage',
  'travelFileNumber',
  'insuranceNumber',
  'descriptionAutreService',
];

async function expectAsked({ field }: FormVisitor, asked: readonly string[]) {
  for (const name of conditional) {
    if (asked.includes(name)) await expect(field(name)).toBeVisible();
    else await expect(field(name)).not.toBeVisible();
  }
}

/** The initial state: no field that depends on an answer shows. */
export const Empty: Story = {
  tags: ['both-languages'],
  ...stories.visit(async (visitor) => {
    await expectAsked(visitor, []);
  }),
};

/** Ready to be sent, by a member. */
export const Filled: Story = stories.filled;

/** Each subject, and each service of the last one, asks for its own fields. */
export const EachSubject: Story = stories.visit(async (visitor) => {
  for (const [answers, ...asked] of [
    [{ subject: 'CAN' }, 'candidateNumber'],
    [{ subject: 'EMP' }, 'employeeNumber'],
    [{ subject: 'MEM' }, 'memberNumberBase'],
    [{ subject: 'AUT' }, 'indVoyage'],
    [{ indVoyage: checked }, 'indVoyage', 'travelFileNumber'],
    [{ indVoyage: '', indAssuranceVoyage: checked }, 'indVoyage', 'insuranceNumber'],
    [{ indAssuranceAutre: checked }, 'indVoyage', 'insuranceNumber'],
    [{ indAssuranceVoyage: '' }, 'indVoyage', 'insuranceNumber'],
    [{ indAssuranceAutre: '', indBoutique: checked }, 'indVoyage'],
    [{ indAutreService: checked }, 'indVoyage', 'descriptionAutreService'],
  ] as const) {
    await visitor.fill(answers);
    await expectAsked(visitor, asked);
  }
});

/** Every service at once, with its dependent fields left empty. */
export const EveryServiceEmpty: Story = stories.visit(async (visitor) => {
  const { field, kit, send } = visitor;
  await visitor.fill({
    subject: 'AUT',
    indVoyage: checked,
    indAssuranceVoyage: checked,
    indAssuranceAutre: checked,
    indBoutique: checked,
    indAutoEcole: checked,
    indAutreService: checked,
  });
  await send();
  await waitFor(() => expect(field('travelFileNumber')).toHaveFocus());
  for (const name of ['travelFileNumber', 'insuranceNumber', 'descriptionAutreService']) {
    await expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(kit('required')));
  }
});

/** Answers that were typed before the first answer changed are not sent. */
export const ChangedMind: Story = stories.visit(async ({ fill, send, field, form }) => {
  const { memberNumberBase: _, ...answers } = stories.values;
  await fill({ ...answers, subject: 'CAN', candidateNumber: 'C-12' });
  await userEvent.click(form().querySelector('[value=EMP]') ?? form());
  await userEvent.type(field('employeeNumber'), 'E-4021');
  await send();
  await waitFor(() =>
    expect(stories.received[0]).toMatchObject({
      subject: 'EMP',
      employeeNumber: 'E-4021',
      candidateNumber: '',
    }),
  );
});

/** Municipalities are suggested regardless of accents, hyphens and abbreviations, and picked with the keyboard. */
export const City: Story = stories.visit(async ({ field, canvas }) => {
  await userEvent.type(field('city'), 'st-jero');
  await expect(await canvas.findByRole('option', { name: 'Saint-Jérôme' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(field('city')).toHaveValue('Saint-Jérôme');
  await expect(field('city')).toHaveAttribute('aria-expanded', 'false');
});

/** A former city, a borough or any other name is accepted: the list only suggests. */
export const AnyCity: Story = stories.visit(async ({ fill, send, canvas, kit }) => {
  await fill({ ...stories.values, city: 'Sainte-Foy', codePostal: 'G1V2L2' });
  await send();
  await expect(await canvas.findByText(spaced(kit('sent', { reference: '2222222222' })))).toBeVisible();
});

/** Outside Québec, the city is a plain text field. */
export const OutsideQuebec: Story = stories.visit(async ({ fill, send }) => {
  const ottawa = { city: 'Ottawa', province: 'Ontario', codePostal: 'K1P1J1' };
  await fill({ ...stories.values, ...ottawa });
  await send();
  await waitFor(() => expect(stories.received[0]).toMatchObject(ottawa));
});

export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };
export const ErrorSummary: Story = { ...stories.errorSummary, tags: ['both-languages'] };
export const GenericError: Story = stories.genericError;
export const Slow: Story = stories.slow;
export const Sent: Story = stories.sent;
export const SentToHost: Story = stories.sentToHost;
export const PlainPost: Story = stories.plainPost;

/** A club whose member numbers have no prefix. */
export const NoPrefix: Story = {
  render: (args) => (
    <ClubProvider club={{ ...defaultClub, memberNumberPrefix: '' }}>
      <PersonalInformationForm {...args} />
    </ClubProvider>
  ),
  ...stories.visit(async ({ fill, field }) => {
    await fill({ subject: 'MEM', memberNumberBase: '123' });
    await expect(field('memberNumberBase')).not.toHaveAccessibleDescription(/620/);
  }),
};
