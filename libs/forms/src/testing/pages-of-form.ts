import { createHandlers } from '@jalon/api-client/msw';
import { type ClubConfig, defaultClub, formsSettings, priceListSettings } from '@jalon/club';
import type { Locale } from '@jalon/i18n';
import { getResponse } from 'msw';
import { plainBrowser } from '../../../../tools/vite/plain-browser.ts';
import { formNamed } from '../registry.ts';
import { createFormRoute } from '../route/create-form-route.ts';
import { formPathsUnder } from '../route/form-paths.ts';
import type { FormView } from '../route/view/form-route-view.ts';
import { answersTo } from '../samples/answers.ts';
import { mockForms } from '../samples/mock-forms.ts';

/** A club that shows two forms in pages. */
export const clubInPages: ClubConfig = {
  ...defaultClub,
  forms: formsSettings({ inPages: ['price-list', 'personal-information'] }),
  priceList: priceListSettings({ visitorContact: true, photos: {} }),
};

export type FormInPages = 'price-list' | 'personal-information';

const contact = { visitorName: 'Zoé Côté', email: 'zoe@example.org', phone: '4185550123' };

/** The views of a form in pages, answered with its sample answers, from the first page to the one that checks them. */
export async function pagesOfForm(name: FormInPages, locale: Locale = 'en'): Promise<FormView[]> {
  const { origin } = location;
  const handlers = createHandlers({ forms: mockForms(clubInPages), baseUrl: origin });
  const answer = async (...request: ConstructorParameters<typeof Request>) =>
    (await getResponse(handlers, new Request(...request))) ?? Response.error();
  const forms = formPathsUnder(
    { fr: '/fr/formulaires', en: '/en/forms' },
    { sent: { fr: '/fr/merci', en: '/en/thanks' }, club: clubInPages },
  );
  const api = { baseUrl: origin, fetch: answer as typeof fetch };
  const { ask } = plainBrowser(createFormRoute({ paths: { forms }, api, club: clubInPages }), origin);
  const sample: Record<string, string> = answersTo(formNamed(name, clubInPages).id);
  const answers = { ...sample, ...(name === 'price-list' && contact) };
  const views: FormView[] = [];
  let path = forms[name]?.page[locale] ?? '';
  for (;;) {
    const shown = await ask(path);
    if (shown.kind !== 'page' || shown.view.kind !== 'form') throw new Error(`${path} shows no form`);
    const { view } = shown;
    views.push(view);
    if (view.page?.review) return views;
    const body = Object.entries(answers).filter(([field]) => view.page?.fields.includes(field));
    const next = await ask(view.action, Object.fromEntries(body));
    if (next.kind !== 'redirect') throw new Error(`${path} is refused`);
    path = next.location;
  }
}
