// @vitest-environment jsdom

import { type ClubConfig, defaultClub } from '@jalon/club';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { formDefinitions } from '../registry.ts';
import { inPage } from '../testing/in-page.tsx';
import { SentPage } from './sent-page.tsx';
import { sentView } from './sent-view.ts';
import type { SentView } from './view/form-route-view.ts';

const paths = { fr: '/fr/merci', en: '/en/thanks' };
const shared = { fr: '/merci', en: '/merci' };

function viewOf(formId: number, { at = paths, locale = 'en' } = {}): SentView {
  const cookie = `formSent=234679CDFG.${locale}.${formId}`;
  const request = new Request(`http://club.test${at.en}`, { headers: { cookie } });
  return sentView(request, at, formDefinitions(defaultClub));
}

const show = (view: SentView, locale: 'fr' | 'en' = 'en', club: Partial<ClubConfig> = {}) =>
  render(
    inPage(
      <SentPage view={view}>
        <a href="/">Home</a>
      </SentPage>,
      locale,
      { ...defaultClub, ...club },
    ),
  );

it.each([
  [1, undefined, 'car advice', 'One of our advisors will call you within 2 business days.'],
  [2, undefined, 'home advice', 'One of our advisors will call you within 2 business days.'],
  [4, undefined, 'message to the club', 'We will read your message and answer by email or by phone.'],
  [
    5,
    undefined,
    'personal information',
    'We will answer you in writing within 30 days, as the law requires.',
  ],
  [12, undefined, 'battery test', 'We will process your request and contact you by email or by phone.'],
  [4, 5, 'message to the club', 'answer by email or by phone within 5 business days.'],
  [13, 5, 'gift card', 'contact you by email or by phone within 5 business days.'],
])('of form %i, promised in %s days, names the request, its reference and what follows', (...row) => {
  const [formId, answerDays, request, next] = row;
  show(viewOf(formId), 'en', { forms: answerDays ? { answerDays } : {} });
  expect(screen.getByText(`Your request: ${request}`)).toBeDefined();
  expect(screen.getByText('Reference number: 234679CDFG')).toBeDefined();
  expect(screen.getByText(next, { exact: false })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
  expect(screen.queryByText(/demonstration/)).toBeNull();
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
