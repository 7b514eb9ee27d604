import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkProvider } from '../link/index.ts';
import { Button } from './index.ts';

it('does not submit a form by default', () => {
  expect(renderToString(<Button>Fermer</Button>)).toContain('type="button"');
  expect(renderToString(<Button type="submit">Envoyer</Button>)).toContain('type="submit"');
});

it('has no loading state by default', () => {
  expect(renderToString(<Button>Envoyer</Button>)).not.toMatch(/aria-disabled|data-loading/);
});

it('stays focusable while loading, and announces it', () => {
  const html = renderToString(
    <Button loading loadingLabel="Envoi en cours…">
      Envoyer
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('>Envoi en cours…<');
  expect(html).not.toMatch(/ disabled/);
});

it('is a link with an href, rendered by the host’s router', () => {
  const html = renderToString(
    <LinkProvider component={({ href, children }) => <a href={`/base${href}`}>{children}</a>}>
      <Button href="/fr">Accueil</Button>
    </LinkProvider>,
  );
  expect(html).toContain('<a href="/base/fr">Accueil</a>');
});
