import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkProvider } from '../link/index.ts';
import { Button } from './index.ts';

it('does not submit a form by default', () => {
  expect(renderToString(<Button>Fermer</Button>)).toContain('type="button"');
  expect(renderToString(<Button type="submit">Envoyer</Button>)).toContain('type="submit"');
});

it('is a link with an href, rendered by the host’s router', () => {
  const html = renderToString(
    <LinkProvider component={({ href, children }) => <a href={`/base${href}`}>{children}</a>}>
      <Button href="/fr">Accueil</Button>
    </LinkProvider>,
  );
  expect(html).toContain('<a href="/base/fr">Accueil</a>');
});
