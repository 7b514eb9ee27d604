import { type ClubConfig, parseClubConfig } from '@jalon/club';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import demonstration from '../../../../club.config.json' with { type: 'json' };
import { formDefinitions } from '../registry.ts';
import { inPage } from '../testing/in-page.tsx';
import { clubOfForm } from './club-of-form.ts';
import { FormOfView } from './form-route.tsx';
import { formView } from './view/form-view.ts';

const { club } = parseClubConfig({
  ...demonstration,
  memberNumberPrefix: '777 888',
  privacyPolicyPaths: { fr: '/fr/vie-privee', en: '/en/privacy' },
  contactDetails: { insurancePhone: '418 555-0199' },
  giftCard: { ...demonstration.giftCard, amounts: [30, 60] },
});
if (!club) throw new Error('The settings of the demonstration club are wrong');
const forms = formDefinitions(club);

it.each(forms)('$name reads none of the settings that are left out', (form) => {
  const here = { fr: '/fr/page', en: '/en/page' };
  const view = {
    ...formView({
      form,
      forms,
      paths: { forms: Object.fromEntries(forms.map(({ name }) => [name, { page: here, sent: here }])) },
      member: undefined,
      locale: 'fr',
      pathname: here.fr,
      canFinishLater: false,
    }),
    idempotencyKey: '5e0f1b7a-2f43-4c62-9d0c-6d2f3f1f5b11',
  };
  const read = new Set<string>();
  const watched = new Proxy(club, {
    get(settings, name: string) {
      read.add(name);
      return Reflect.get(settings, name);
    },
  });
  const drawn = (given: ClubConfig) => renderToString(inPage(<FormOfView view={view} />, 'fr', given));
  const kept = clubOfForm(club, view);
  const whole = drawn(watched);
  expect(drawn(kept)).toBe(whole);
  expect([...read].filter((name) => name in club && !(name in kept))).toEqual([]);
  expect(Object.keys(kept)).not.toContain('checkout');
});
