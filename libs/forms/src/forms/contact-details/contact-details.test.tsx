// @vitest-environment jsdom
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../../samples/answers.ts';
import { control, servedForm } from '../../testing/server-page.ts';
import { ContactDetailsForm, type ContactDetailsFormProps } from './index.ts';

const key = '0b51c0de-0000-4000-8000-000000000000';
const { consent: _, ...defaults } = answersTo(3);

function page(locale: Locale, props: ContactDetailsFormProps = { defaults }) {
  return (
    <I18nProvider locale={locale}>
      <ContactDetailsForm idempotencyKey={key} {...props} />
    </I18nProvider>
  );
}

/** The server-rendered page, before any script runs. */
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
      idempotencyKey: key,
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
