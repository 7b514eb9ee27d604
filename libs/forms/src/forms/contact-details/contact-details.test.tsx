// @vitest-environment jsdom
import { mockMembers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import type { Locale } from '@jalon/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answersTo } from '../../samples/answers.ts';
import { inPage } from '../../testing/in-page.tsx';
import { control, servedForm } from '../../testing/server-page.ts';
import { ContactDetailsForm, type ContactDetailsFormProps } from './index.ts';

const { consent: _, ...defaults } = answersTo(3);

const page = (locale: Locale, props: ContactDetailsFormProps = { defaults }) =>
  inPage(<ContactDetailsForm {...props} />, locale);
const serverPage = (locale: Locale, props?: ContactDetailsFormProps) => servedForm(page(locale, props));

describe.each(['fr', 'en'] as const)('the server’s page in %s', (locale) => {
  it('locks only the fields that a member can never change: without a script no selection could unlock others', () => {
    const { form } = serverPage(locale, { defaults: {} });
    const locked = [...form.elements].filter((element) => element.matches('[readonly]'));
    expect(locked.map((element) => element.getAttribute('name'))).toEqual([
      'memberFirstName',
      'memberLastName',
      null,
      'province',
    ]);
  });

  it('locks the email address until the password was entered, and says where', () => {
    const { container, form } = serverPage(locale, { defaults, confirmPasswordPath: '/confirm' });
    expect(control(form, 'memberEmail')).toHaveAttribute('readonly');
    expect(control(form, 'memberEmail')).toHaveAccessibleDescription(
      expect.stringContaining(locale === 'fr' ? 'Pour votre sécurité' : 'For your security'),
    );
    expect(container.querySelector('a[href="/confirm"]')).toBeVisible();
    // Sent back unchanged: the form stays valid.
    const sent = Object.fromEntries(new FormData(form));
    expect(sent).toMatchObject({
      memberEmail: defaults.memberEmail,
      memberEmailConfirm: defaults.memberEmail,
    });
  });

  it('names the months, and the gender by its word', () => {
    const { form } = serverPage(locale);
    const months = [...form.querySelectorAll('[name=carInsuranceExpiryMonth] option')];
    expect(months).toHaveLength(13);
    expect(months[8]?.textContent).toBe(locale === 'fr' ? 'août' : 'August');
    expect(form.querySelector(`[value="${locale === 'fr' ? 'Femme' : 'Woman'}"]`)).not.toBeNull();
  });

  it('shows again what was typed, with the way to sign in where the session has ended', () => {
    const posted = {
      errors: { generic: 'signInAgain', memberEmailConfirm: 'emailMismatch' },
      values: { ...defaults, memberEmail: 'other@example.org' },
      idempotencyKey: '',
    };
    const { container, form } = serverPage(locale, { posted, signInPath: '/here' });
    expect(control(form, 'memberEmail')).toHaveValue('other@example.org');
    expect(control(form, 'memberNumber')).toHaveValue('1000000017');
    expect(control(form, 'memberEmailConfirm')).toHaveAccessibleDescription(
      expect.stringContaining(locale === 'fr' ? 'adresses courriel diffèrent' : 'do not match'),
    );
    expect(container.querySelector('a[href="/here"]')).toHaveAttribute('target', '_blank');
  });

  it('hydrates without a console message, keeps what was typed before, and locks the fields that depend on a missing address', () => {
    const { container, form } = serverPage(locale);
    control(form, 'address').value = '';
    control(form, 'mobilePhone').value = '';
    render(page(locale), { container, hydrate: true });
    expect(control(form, 'address')).toHaveValue('');
    expect(control(form, 'city')).toHaveAttribute('readonly');
    expect(control(form, 'mobilePhone')).not.toBeRequired();
    expect(control(form, 'residentialPhone')).toBeRequired();
  });
});

it('gives the host the changed member before it says that the form is sent, even if that throws', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const source = mockMembers[0]?.source;
  const told: unknown[] = [];
  const onMember = (member: unknown) => {
    told.push(member);
    throw new Error('of the host');
  };
  render(
    page('en', {
      defaults,
      api: { baseUrl: 'http://api.test', fetch: async () => Response.json(source) },
      onSubmit: async () => ({ status: 'success', reference: '2346792346' }),
      onMember,
      onSent: ({ reference }) => told.push(reference),
    }),
  );
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Save my contact details' }));
  await waitFor(() => expect(told).toEqual([source, '2346792346']));
  expect(logged).toHaveBeenCalledExactlyOnceWith(new Error('of the host'));
  logged.mockRestore();
});

it('has the phone number of a club’s insurance partners', () => {
  const club = { ...defaultClub, contactDetails: { insurancePhone: '1 866 555-0177' } };
  const { container } = servedForm(inPage(<ContactDetailsForm />, 'en', club));
  expect(container.querySelector('[href="tel:1866555-0177"]')).toHaveTextContent('1-866-555-0177');
});
