import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleData } from '../../testing/sample-checkout.ts';
import type { CheckoutData } from '../checkout-data.ts';
import type { FlowName } from '../flow-progress.ts';
import { useAnsweredParts } from './use-answered-parts.ts';

const { step1 } = sampleData['gift-a-membership'];

/** The lines of the first step that is answered. */
function linesOf(flow: FlowName, data: CheckoutData) {
  let lines: readonly string[] = [];
  function Read() {
    lines = useAnsweredParts(flow, { data })[0]?.lines ?? [];
    return null;
  }
  renderToString(
    <I18nProvider locale="fr">
      <Read />
    </I18nProvider>,
  );
  return lines;
}

it.each([
  [{ delivery: 'print', sendOn: '', message: '' }, 'Carte que vous imprimez et remettez'],
  [
    { delivery: 'email', sendOn: '2026-12-01', message: '' },
    'Par courriel à zoe.cote@example.org, le 1er décembre 2026',
  ],
  [
    { delivery: 'email', sendOn: '', message: '' },
    'Par courriel à zoe.cote@example.org, dès que le paiement est accepté',
  ],
] as const)('lists whose answers each are in a gift, and how it is delivered: %o', (gift, delivery) => {
  expect(linesOf('gift-a-membership', { step1: { ...step1, gift } })).toEqual([
    'Plus',
    'Un cadeau pour Zoé Côté',
    'mai 1984',
    'zoe.cote@example.org',
    '418 555-0101',
    'De la part d’Ève Tremblay',
    'eve@example.org',
    delivery,
  ]);
});

it('names the brand of a card', () => {
  const { stepPayment } = sampleData.renewal;
  const lines = linesOf('renewal', { stepPayment, step4: { cardType: 'visa', lastFour: '4242' } });
  expect(lines).toContainEqual(expect.stringMatching(/Visa.*4242/));
});
