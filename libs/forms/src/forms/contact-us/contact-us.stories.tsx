import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { formStories, spaced, storyMember } from '../../testing/form-stories.ts';
import { contactUsMessages } from './contact-us.messages.ts';
import { ContactUsForm } from './index.ts';

const fromEmpty = {
  subject: 'required',
  memberFirstName: 'required',
  memberLastName: 'required',
  email: 'required',
  residentialPhone: 'required',
  question: 'required',
  consent: 'consentRequired',
} as const;

const stories = formStories({
  formId: 4,
  emptyErrors: fromEmpty,
  received: { subjectID: 'roadside-assistance', defaultSubject: '' },
  filledIn: ['consentText'],
});

const { subject: _asked, ...fromEmptyTopic } = fromEmpty;
const topicStories = formStories({
  formId: 8,
  emptyErrors: fromEmptyTopic,
  received: {
    subject: 'Assurance auto',
    subjectID: 'auto-insurance',
    defaultSubject: 'Assurance auto',
  },
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
export const ErrorSummary: Story = { ...stories.errorSummary, tags: ['both-languages'] };

/** A number pasted with its extension: the extension moves to its field; without such a field, a note tells the visitor that it was not kept. */
export const PastedExtension: Story = stories.visit(async ({ field, kit }) => {
  // The separators of the groups differ between the languages.
  const digits = (name: string) => field(name).value.replace(/\D/g, '');
  field('workPhone').focus();
  await userEvent.paste('418.555.0123 poste 12');
  await expect(digits('workPhone')).toBe('4185550123');
  await expect(field('workPhonePost')).toHaveValue('12');
  await expect(field('workPhone')).toHaveAccessibleDescription(
    expect.stringContaining(kit('extensionMoved', { extension: '12' })),
  );
  field('mobilePhone').focus();
  await userEvent.paste('418.555.0124 poste 34');
  await expect(digits('mobilePhone')).toBe('4185550124');
  await expect(field('mobilePhone')).toHaveAccessibleDescription(
    expect.stringContaining(kit('extensionDropped', { extension: '34' })),
  );
});

/** Checking the consent clears its error. */
export const ConsentForgotten: Story = stories.visit(async ({ fill, send, field, canvas, locale }) => {
  const { consent: _forgotten, ...others } = stories.values;
  await fill(others);
  await send();
  await waitFor(() => expect(field('consent')).toHaveFocus());
  await userEvent.keyboard(' ');
  await expect(field('consent')).toBeValid();
  const policy = canvas.getByRole('link', { name: contactUsMessages[locale].policy });
  await expect(policy).toHaveAttribute('href', `/${locale}/a-propos/politique-de-confidentialite`);
});

/** Optional fields are left empty, offers included; the displayed consent sentences are sent. */
export const MandatoryFieldsOnly: Story = {
  ...stories.visit(async ({ fill, send, field, locale }) => {
    await expect(field('promo_offer_consent')).not.toBeChecked();
    const mandatory = Object.entries(stories.values).filter(([name]) => name in fromEmpty);
    await fill(Object.fromEntries(mandatory));
    await send();
    await waitFor(() => expect(stories.received).toHaveLength(1));
    const { consent, policy, offers } = contactUsMessages[locale];
    await expect(stories.received[0]).toMatchObject({
      consent: 'true',
      consentText: `${consent}${policy} (/${locale}/a-propos/politique-de-confidentialite). ${offers}`,
      promo_offer_consent: '',
      memberNumberBase: '',
      mobilePhone: '',
      workPhone: '',
      workPhonePost: '',
    });
  }),
};

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
export const Topic: Story = { args: { topic: 'auto-insurance-quote' }, ...topicStories.empty };

/** The same, sent: with the subject of its topic. */
export const TopicSent: Story = {
  args: { topic: 'auto-insurance-quote' },
  beforeEach: topicStories.meta.beforeEach,
  ...topicStories.sent,
};

/** A club that accepts punctuation in names, has no prefix, and has its own subjects and policy. */
export const OwnSettings: Story = {
  render: (args) => (
    <ClubProvider
      club={{
        ...defaultClub,
        memberNumberPrefix: '',
        privacyPolicyPaths: { fr: '/vie-privee', en: '/privacy' },
        contactUs: {
          personNames: 'wide',
          subjects: [{ id: 'towing', label: { fr: 'Remorquage', en: 'Towing' } }],
        },
      }}
    >
      <ContactUsForm {...args} />
    </ClubProvider>
  ),
  ...stories.visit(async ({ field, canvas, locale }) => {
    await userEvent.type(field('memberFirstName'), 'Marie-Ève');
    await expect(field('memberFirstName')).toHaveValue('Marie-Ève');
    await userEvent.selectOptions(field('subject'), locale === 'fr' ? 'Remorquage' : 'Towing');
    await expect(field('subject')).toHaveValue('Remorquage');
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      locale === 'fr' ? '/vie-privee' : '/privacy',
    );
    await expect(field('memberNumberBase')).toHaveAccessibleDescription(
      spaced(contactUsMessages[locale].memberNumberHint({ prefix: '' })),
    );
  }),
};
