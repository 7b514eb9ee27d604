import { I18nProvider } from '@jalon/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FlowName, FlowStep } from '../kit/flow-progress.ts';
import { sampleData, sampleQuote } from '../testing/sample-checkout.ts';
import type { FormView } from './step-form-props.ts';
import { useStepSubject } from './use-step-subject.ts';

const member = {
  memberNumber: '1000000017',
  name: 'Ève Roy',
  codeOptionAdhesion: 'BASE',
  expirationDate: '2027-03-02',
};
const names: Readonly<Record<string, string>> = { BASE: 'Essentiel', PLUS: 'Plus' };

it.each<[FlowName, FlowStep, string]>([
  ['register', 'registration', 'Vous devenez membre avec l’adhésion Plus.'],
  ['register', 'payment', 'Adhésion Plus, du 23 novembre 2026 au 22 novembre 2027.'],
  ['register', 'review', 'Adhésion Plus, du 23 novembre 2026 au 22 novembre 2027.'],
  ['gift-a-membership', 'address', 'L’adresse de Zoé Côté, à qui vous offrez l’adhésion.'],
  [
    'gift-a-membership',
    'review',
    'Adhésion Plus pour Zoé Côté\u00a0: un an à partir du jour où cette personne l’accepte.',
  ],
  [
    'modify-my-membership',
    'registration',
    'Ève Roy a l’adhésion Essentiel, valide jusqu’au 2 mars 2027. Une modification vaut dès aujourd’hui, pour les jours qui restent\u00a0: vous ne payez que la différence.',
  ],
  [
    'modify-my-membership',
    'review',
    'Adhésion d’Ève Roy après la modification\u00a0: Plus, du 23 novembre 2026 au 22 novembre 2027.',
  ],
  [
    'renewal',
    'review',
    'Adhésion Plus d’Ève Roy\u00a0: valide jusqu’au 2 mars 2027, renouvelée du 23 novembre 2026 au 22 novembre 2027.',
  ],
])('says what a step is about: %s, %s', (flow, step, expected) => {
  const isOfMember = flow === 'modify-my-membership' || flow === 'renewal';
  const view = { flow, step, member: isOfMember ? member : undefined } as FormView;
  function Subject() {
    const membershipName = (code: string) => names[code];
    return useStepSubject(view, { data: sampleData[flow], quote: sampleQuote, membershipName });
  }
  const html = renderToStaticMarkup(
    <I18nProvider locale="fr">
      <Subject />
    </I18nProvider>,
  );
  expect(html).toBe(expected);
});
