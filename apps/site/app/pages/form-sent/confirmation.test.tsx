// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Confirmation } from './confirmation.tsx';

afterEach(cleanup);

function show(formId: number) {
  const page = (
    <I18nProvider locale="en">
      <Confirmation sent={{ reference: '234679CDFG', locale: 'en', formId }} />
    </I18nProvider>
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
