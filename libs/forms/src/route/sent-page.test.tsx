// @vitest-environment jsdom

import { type ClubConfig, defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { formDefinitions } from '../registry.ts';
import { SentPage } from './sent-page.tsx';
import { sentView } from './sent-view.ts';
import type { SentView } from './view/form-route-view.ts';

afterEach(cleanup);

const paths = { fr: '/fr/merci', en: '/en/thanks' };
const shared = { fr: '/merci', en: '/merci' };

function viewOf(formId: number, { at = paths, locale = 'en' } = {}): SentView {
  const cookie = `formSent=234679CDFG.${locale}.${formId}`;
  const request = new Request(`http://club.test${at.en}`, { headers: { cookie } });
  return sentView(request, at, formDefinitions(defaultClub));
}

const show = (view: SentView, locale: 'fr' | 'en' = 'en', club: Partial<ClubConfig> = {}) =>
  render(
    <ClubProvider club={{ ...defaultClub, ...club }}>
      <I18nProvider locale={locale}>
        <SentPage view={view}>
          <a href="/">Home</a>
        </SentPage>
      </I18nProvider>
    </ClubProvider>,
  );

it.each([
  [1, 'car advice', 'One of our advisors will call you within 2 business days.'],
  [2, 'home advice', 'One of our advisors will call you within 2 business days.'],
  [4, 'message to the club', 'We will read your message and answer by email or by phone.'],
  [5, 'personal information', 'We will answer you in writing within 30 days, as the law requires.'],
  [12, 'battery test', 'We will process your request and contact you by email or by phone.'],
])('of form %i names the request, its reference and what follows', (formId, request, next) => {
  show(viewOf(formId));
  expect(screen.getByText(`Your request: ${request}`)).toBeDefined();
  expect(screen.getByText('Reference number: 234679CDFG')).toBeDefined();
  expect(screen.getByText(next)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
});

it('uses both languages where they share the page and no submission names one', () => {
  const request = new Request(`http://club.test${shared.en}`);
  show(sentView(request, shared, formDefinitions(defaultClub)), 'fr');
  const [first, second] = screen.getAllByRole('heading');
  expect(first?.closest('[lang]')).toBeNull();
  expect(first?.localName).toBe('h1');
  expect(second?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(second?.localName).toBe('h2');
});

it('is marked with its language in a page of the other', () => {
  show(viewOf(12, { at: shared }), 'fr');
  expect(screen.getByRole('heading').closest('[lang]')?.getAttribute('lang')).toBe('en');
});

it.each([
  [4, 'We will read your message and answer by email or by phone within 5 business days.'],
  [13, 'We will process your request and contact you by email or by phone within 5 business days.'],
])('of form %i says by when, at a club that promises it', (formId, next) => {
  show(viewOf(formId), 'en', { forms: { answerDays: 5 } });
  expect(screen.getByText(next)).toBeDefined();
  expect(screen.queryByText(/demonstration/)).toBeNull();
});

it('begins with the notice that the request is not read, for a demonstration club', () => {
  show(viewOf(4), 'en', { demonstration: true });
  const [heading, notice] = [screen.getByRole('heading'), screen.getByText(/nobody will read/)];
  const reference = screen.getByText('Reference number: 234679CDFG');
  expect(heading.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(notice.compareDocumentPosition(reference)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has a button that prints, also by a script of the page', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  show(viewOf(12));
  const button = screen.getByRole('button', { name: 'Print this page' });
  expect(button.hasAttribute('data-print')).toBe(true);
  await userEvent.click(button);
  expect(print).toHaveBeenCalledOnce();
});
