import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WarningOverlay, type WarningOverlayProps } from './index.ts';

const overlay: WarningOverlayProps = {
  id: 'quitter',
  heading: 'Vous quittez le site',
  intro: 'Ce site n’est pas du club.',
  description: <p>Ses règles diffèrent des nôtres.</p>,
  linkTitle: 'Voir le partenaire',
  href: 'https://partenaire.test/',
  continueLabel: 'Continuer',
  cancelLabel: 'Rester ici',
  actionEvent: 'partner',
};
const render = (props?: Partial<WarningOverlayProps>) =>
  renderToString(<WarningOverlay {...overlay} {...props} />);

it('serves the trigger and the closed dialog with everything in it', () => {
  const html = render({ logo: { src: '/logo.svg', alt: 'Partenaire' } });
  expect(html).toMatch(/^<button (?=[^>]*command="show-modal")(?=[^>]*commandfor="quitter")/);
  expect(html).toMatch(/<dialog (?![^>]* open)/);
  for (const part of ['Vous quittez le site', 'Ce site n’est pas', 'Ses règles', 'alt="Partenaire"'])
    expect(html).toContain(part);
  expect(html).toMatch(/<button (?=[^>]*command="close")[^>]*>Rester ici<\/button>/);
});

it('continues in the same window, or in a new tab', () => {
  expect(render()).toMatch(/<a (?![^>]*target)[^>]*href="https:\/\/partenaire.test\/"[^>]*>Continuer<\/a>/);
  expect(render({ openNewTab: true })).toMatch(/<a (?=[^>]*target="_blank")(?=[^>]*rel="noopener")/);
});

it('only informs when its buttons are left out', () => {
  const html = render({ hideActions: true });
  expect(html).not.toMatch(/Continuer|Rester ici/);
  expect(html).toContain('command="close"');
});
