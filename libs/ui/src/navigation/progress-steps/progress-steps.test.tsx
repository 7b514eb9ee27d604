import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { type ProgressStep, ProgressSteps } from './index.ts';

const steps: ProgressStep[] = [
  { id: 'registration', label: 'Adhésion', state: 'done', href: '#adhesion' },
  { id: 'payment', label: 'Paiement', state: 'idle' },
  { id: 'review', label: 'Révision', state: 'not_done' },
];

it.each([
  ['fr', 'Étapes', ['Terminée\u00a0: ', 'En cours\u00a0: ', 'À venir\u00a0: '], 'Étape 2 sur 3'],
  ['en', 'Steps', ['Completed: ', 'Current: ', 'To come: '], 'Step 2 of 3'],
] as const)('gives the state of each step, in %s', (locale, name, states, place) => {
  const html = serverHtml(<ProgressSteps steps={steps} className="mine" />, locale);
  expect(html).toMatch(new RegExp(`^<nav (?=[^>]*aria-label="${name}")(?=[^>]*class="[^"]*mine)`));
  expect(html.match(/<li data-state="(\w+)"/g)).toHaveLength(3);
  const places = states.map((state) => html.indexOf(`>${state}<`));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toMatch(/<a (?=[^>]*href="#adhesion")/);
  expect(html).toContain(place);
});

it('names no current step when all is done', () => {
  const html = serverHtml(
    <ProgressSteps steps={steps.map((step) => ({ ...step, state: 'done' as const }))} />,
  );
  expect(html).not.toMatch(/aria-current|data-part="place"/);
});
