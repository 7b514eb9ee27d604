// @vitest-environment jsdom
import { submitForm } from '@jalon/api-client';
import { createHandlers } from '@jalon/api-client/msw';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockServer } from '../../../../../tools/vite/mock-server.ts';
import { fieldMeta } from '../../kit/rules/field-meta.ts';
import { fieldNames } from '../../kit/rules/form-definition.ts';
import { formNamed } from '../../registry.ts';
import { answersTo } from '../../samples/answers.ts';
import { mockForms } from '../../samples/mock-forms.ts';
import { inPage } from '../../testing/in-page.tsx';
import { clubInPages, type FormInPages, pagesOfForm } from '../../testing/pages-of-form.ts';
import { FormRoute } from '../form-route.tsx';
import type { FormView } from '../view/form-route-view.ts';

const { origin } = location;
const received: unknown[] = [];
const server = mockServer(...createHandlers({ forms: mockForms(clubInPages, received), baseUrl: origin }));
const submit = vi.fn();
beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
});
afterEach(() => {
  sessionStorage.clear();
  received.length = 0;
  submit.mockClear();
  vi.restoreAllMocks();
});

const page = (view: FormView, onSent?: (form: string) => void) =>
  inPage(<FormRoute view={view} onSent={onSent} />, 'en', clubInPages);

async function pageOf(form: FormInPages, name: string): Promise<FormView> {
  const view = (await pagesOfForm(form)).find(({ page }) => page?.name === name);
  if (!view) throw new Error(`No page ${name}`);
  return view;
}

it.each(['price-list', 'personal-information'] as const)(
  '%s has on each page the questions that it lists, and no others',
  async (name) => {
    const { schema } = formNamed(name, clubInPages);
    const names: readonly string[] = fieldNames({ schema });
    const views = await pagesOfForm(name);
    expect(views.length).toBeGreaterThan(3);
    for (const view of views) {
      document.body.innerHTML = renderToString(page(view));
      const controls = [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')];
      const asked = controls.flatMap((control) =>
        control.type !== 'hidden' && names.includes(control.name) ? [control.name] : [],
      );
      const listed = view.page?.review
        ? []
        : view.page?.fields.filter((field) => !fieldMeta(schema, field).hidden);
      expect(new Set(asked)).toEqual(new Set(listed));
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelector('h1')?.textContent).toContain(view.page?.title);
      document.body.innerHTML = '';
    }
  },
);

it('checks the answers of its page, then posts it', async () => {
  const user = userEvent.setup();
  render(page(await pageOf('personal-information', 'person')));
  const next = screen.getByRole('button', { name: 'Continue' });
  await user.click(next);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('subject'));
  expect(submit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: /employee/i }));
  await user.type(screen.getByLabelText(/Employee number/), '123');
  await user.click(next);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

it('is sent from the review by its script, which then asks for the confirmation', async () => {
  const user = userEvent.setup();
  const review = await pageOf('price-list', 'review');
  const confirmed: string[] = [];
  server.use(
    http.post(`${origin}/en/forms/price-list`, async ({ request }) => {
      confirmed.push(await request.text());
      return new HttpResponse(null, { status: 500 });
    }),
  );
  vi.spyOn(console, 'error').mockReturnValue();
  const onSent = vi.fn();
  render(page(review, onSent));
  expect(screen.getByText('418-555-0123')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change Make' }).getAttribute('href')).toBe(
    '/en/forms/price-list?page=vehicle#price-list-vehicle-vehiculeMarque',
  );
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  await vi.waitFor(() => expect(confirmed).toHaveLength(1));
  expect(onSent).toHaveBeenCalledExactlyOnceWith('price-list');
  expect(received).toEqual([expect.objectContaining({ ...answersTo(11), visitorName: 'Zoé Côté' })]);
  expect(submit).not.toHaveBeenCalled();
});

it('posts the review when a question is refused: the server shows its page', async () => {
  const user = userEvent.setup();
  server.use(
    http.post(origin + submitForm.path, () =>
      HttpResponse.json(
        { status: 'error', code: 'invalid_fields', errors: { email: 'invalidEmail' } },
        { status: 422 },
      ),
    ),
  );
  render(page(await pageOf('price-list', 'review')));
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

it('sends its files under the key of the whole form, whatever an earlier form of the tab has left', async () => {
  const user = userEvent.setup();
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${origin}/api/forms/11/files`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ status: 'success', isAccepted: true, next: 1 });
    }),
  );
  const equipment = await pageOf('price-list', 'equipment');
  sessionStorage.setItem('jalon.key.price-list-equipment', 'key-of-an-earlier-form');
  const { container } = render(page(equipment));
  const photos = container.querySelector<HTMLInputElement>('[type=file]');
  if (photos) await user.upload(photos, new File(['x'], 'car.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(keys).toEqual([equipment.idempotencyKey]);
  expect(photos).toBeDisabled();
});
