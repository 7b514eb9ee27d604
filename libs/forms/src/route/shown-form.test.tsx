// @vitest-environment jsdom
import { createHandlers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { formDefinitions } from '../registry.ts';
import { answersTo } from '../samples/answers.ts';
import { fillForm } from '../samples/fill-form.ts';
import { mockForms } from '../samples/mock-forms.ts';
import { inPage } from '../testing/in-page.tsx';
import { createFormRoute } from './create-form-route.ts';
import { formPathsUnder } from './form-paths.ts';
import { FormRoute } from './form-route.tsx';
import { loadForm } from './load-form.ts';
import type { FormRouteView } from './view/form-route-view.ts';
import { viewTitle } from './view-title.ts';

const origin = location.origin;
const server = mockServer(...createHandlers({ forms: mockForms(), baseUrl: origin }));
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const sent = { fr: '/fr/merci', en: '/en/thanks' };
const forms = formPathsUnder({ fr: '/fr/formulaires', en: '/en/forms' }, { sent, club: defaultClub });
const route = createFormRoute({ paths: { forms }, api: { baseUrl: origin }, club: defaultClub });

async function viewAt(path: string): Promise<FormRouteView> {
  const answer = await route.load(new Request(origin + path));
  if (answer.kind !== 'page') throw new Error(`${path} is not a page`);
  return answer.view;
}

const page = (view: FormRouteView, onSent?: (form: string) => void) =>
  inPage(<FormRoute view={view} onSent={onSent} />);

const open = formDefinitions(defaultClub).filter(({ membersOnly }) => !membersOnly);

it.each(open)('$name shows its title, its form and how the answers are used', async (form) => {
  const view = await viewAt(forms[form.name]?.page.en ?? '');
  document.body.innerHTML = renderToString(page(view));
  expect(document.querySelector('h1')?.textContent).toBe(form.page.texts.en.title);
  expect(document.forms[0]?.elements.namedItem('formID')).toHaveValue(String(form.id));
  expect(document.body.textContent).toContain('We use this information only to answer your request.');
  document.body.innerHTML = '';
});

it('makes a link of the phone number of an introduction, on the first of several pages too', async () => {
  const texts = { intro: 'Broken down? Call 1-800-555-0134, day or night.', phone: '1-800-555-0134' };
  for (const club of [defaultClub, { ...defaultClub, forms: { inPages: ['price-list'] } }]) {
    const answer = await createFormRoute({
      paths: { forms },
      api: { baseUrl: origin },
      club,
      texts: { 'price-list': { fr: texts, en: texts } },
    }).load(new Request(`${origin}/en/forms/price-list`));
    if (answer.kind !== 'page') throw new Error('No page');
    const { unmount } = render(page(answer.view));
    const link = screen.getByRole('link', { name: texts.phone });
    expect(link.getAttribute('href')).toBe('tel:1-800-555-0134');
    expect(link.parentElement?.textContent).toBe(texts.intro);
    unmount();
  }
});

it('loads a form alone by its view, and none that it does not know', async () => {
  expect(await loadForm({ component: 'battery-test' })).toBeTypeOf('function');
  await expect(loadForm({ component: 'roadside-kit' })).rejects.toThrow('roadside-kit');
});

async function send(confirm: () => Response) {
  const posts: string[] = [];
  server.use(
    http.post(`${origin}/en/forms/battery-test`, async ({ request }) => {
      posts.push(await request.text());
      return confirm();
    }),
  );
  const onSent = vi.fn();
  const user = userEvent.setup();
  render(page(await viewAt('/en/forms/battery-test'), onSent));
  await fillForm(user, answersTo(12));
  await user.click(screen.getByRole('button', { name: 'Send the request' }));
  await vi.waitFor(() => expect(posts).toHaveLength(1));
  return { posts, onSent };
}

it('asks its page for the cookie of what it sent, and shows the confirmation itself when the page fails', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const { posts, onSent } = await send(() => new HttpResponse(null, { status: 500 }));
  expect(posts[0]).toMatch(/^sent=[A-Z0-9]{10}\.en\.12$/);
  expect(onSent).toHaveBeenCalledExactlyOnceWith('battery-test');
  expect(await screen.findByText(/Your request has been sent/)).toBeDefined();
  expect(report).toHaveBeenCalled();
});

it('says in the title of the page that something is wrong', async () => {
  const view = await viewAt('/en/forms/battery-test');
  if (view.kind !== 'form') throw new Error('No form');
  const after = (errors: Readonly<Record<string, string>>) =>
    viewTitle({ ...view, posted: { errors, values: {}, idempotencyKey: view.idempotencyKey } });
  expect(viewTitle(view)).toBe('Battery test');
  expect(after({})).toBe('Battery test');
  expect(after({ vehiculeAnnee: 'required' })).toBe('Error: Battery test');
  expect(after({ generic: 'confirmSend' })).toBe('Please confirm: Battery test');
  expect(after({ generic: 'noAnswer' })).toBe('No answer: Battery test');
  expect(viewTitle(await viewAt('/fr/merci'))).toBe('Confirmation d’envoi');
});
