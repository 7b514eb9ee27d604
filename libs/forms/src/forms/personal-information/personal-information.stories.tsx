import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { checked } from '../../schemas/index.ts';
import { type FormVisitor, formStories } from '../../testing/form-stories.ts';
import { PersonalInformationForm } from './index.ts';

const stories = formStories({
  formId: 5,
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

/** Municipalities are suggested regardless of accents, hyphens and abbreviations, and picked with the keyboard. */
export const City: Story = stories.visit(async ({ field, canvas }) => {
  await userEvent.type(field('city'), 'st-jero');
  await expect(await canvas.findByRole('option', { name: 'Saint-Jérôme' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(field('city')).toHaveValue('Saint-Jérôme');
  await expect(field('city')).toHaveAttribute('aria-expanded', 'false');
});

export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };
export const ErrorSummary: Story = stories.errorSummary;
export const GenericError: Story = stories.genericError;
export const Slow: Story = stories.slow;
export const Sent: Story = stories.sent;
export const SentToHost: Story = stories.sentToHost;
export const PlainPost: Story = stories.plainPost;
