import { createFormRoute, formPathsUnder } from '@jalon/forms/server';
import { club } from './club';

const baseUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';
const sent = { fr: '/fr/formulaires/merci', en: '/en/forms/thank-you' };
const forms = formPathsUnder({ fr: '/fr/formulaires', en: '/en/forms' }, { sent, club });

/** The addresses of the forms, and of the page that confirms a submission. */
export const formAddresses = [...Object.values(forms).map(({ page }) => page), sent].flatMap(({ fr, en }) => [
  fr,
  en,
]);

/** The forms, for a request. The API limits the calls of each visitor by the forwarded address. */
export function formsFor({ headers }: Request) {
  return createFormRoute({
    paths: { forms },
    api: { baseUrl, headers: { 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' } },
    club,
  });
}
