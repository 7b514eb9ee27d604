// @vitest-environment jsdom
import { type ClubConfig, defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Confirmation } from './confirmation.tsx';

afterEach(cleanup);

function show(formId: number, club: Partial<ClubConfig> = {}) {
  const page = (
    <ClubProvider club={{ ...defaultClub, ...club }}>
      <I18nProvider locale="en">
        <Confirmation sent={{ reference: '234679CDFG', locale: 'en', formId }} />
      </I18nProvider>
    </ClubProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

it.each([
  [1, 'car advice', 'One of our advisors will call you within 2 business days.'],
  [2, 'home advice', 'One of our advisors will call you within 2 business days.'],
  [5, 'personal information', 'We will answer you in writing within 30 days, as the law requires.'],
  [12, 'battery test', 'We will process your request and contact you by email or by phone.'],
])('of form %i names the request, its reference and what follows', (formId, request, next) => {
  show(formId);
  expect(screen.getByText(`Your request: ${request}`)).toBeDefined();
  expect(screen.getByText('Reference number: 234679CDFG')).toBeDefined();
  expect(screen.getByText(next)).toBeDefined();
});

it('has a button that the page’s script lets print', () => {
  show(12);
  expect(screen.getByRole('button', { name: 'Print this page' }).hasAttribute('data-print')).toBe(true);
});

it.each([
  [4, 'We will read your message and answer by email or by phone within 5 business days.'],
  [13, 'We will process your request and contact you by email or by phone within 5 business days.'],
])('of form %i says by when, at a club that promises it', (formId, next) => {
  show(formId, { forms: { answerDays: 5 } });
  expect(screen.getByText(next)).toBeDefined();
  expect(screen.queryByText(/demonstration/)).toBeNull();
});

it('says first that nobody reads the request, at a demonstration club', () => {
  show(4, { demonstration: true });
  const [heading, notice] = [screen.getByRole('heading'), screen.getByText(/nobody will read/)];
  const reference = screen.getByText('Reference number: 234679CDFG');
  expect(heading.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(notice.compareDocumentPosition(reference)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
