import type { MockForm } from '@jalon/api-client/msw';
import { defaultClub, formDefinitions, parseSubmission } from '../schemas/index.ts';

/** Every form as the mock API checks it: with the rules of the real one. What is received is kept. */
export function mockForms(received: unknown[] = []): MockForm[] {
  return formDefinitions(defaultClub).map((form) => ({
    ...form,
    check: (body) => {
      received.push(body);
      return parseSubmission(form, body).errors;
    },
  }));
}
