import type { MockForm } from '@jalon/api-client/msw';
import { type ClubConfig, defaultClub } from '@jalon/club';
import { mockForms as mockFormsOf } from '../test-helpers/mock-forms.ts';

/** The forms of the default club for the mock API, with the bodies that it receives. */
export function mockForms(received?: unknown[], club: ClubConfig = defaultClub): MockForm[] {
  return mockFormsOf(club, received);
}
