// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen } from '@testing-library/react';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { SearchFailed } from './search-failed.tsx';
import { SearchFound } from './search-found.tsx';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

const query = { term: 'pneu', types: [], years: [], order: 'relevance', page: 1 } as const;
const nothing = { results: [], facets: {}, totalResults: 0, totalPages: 0, pagingStart: 0, pagingEnd: 0 };
const path = '/en/search-results';

function Answer({ answer }: { answer: { failed: boolean } }) {
  const start = useFocusOnAnswer<HTMLHeadingElement & HTMLDivElement>(answer);
  return (
    <I18nProvider locale="en">
      <a href="/fr/resultats-de-recherche" hrefLang="fr">
        Français
      </a>
      {answer.failed ? (
        <SearchFailed ref={start} problem="failed" here={path} />
      ) : (
        <SearchFound ref={start} path={path} query={query} found={nothing} />
      )}
    </I18nProvider>
  );
}

/** The popular pages under an answer are from the root route. */
function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '/', Component: () => use(Content) }]));
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  );
}
const Content = createContext<ReactNode>(null);

it('moves the focus to each new answer, also to and from a failed search', () => {
  const { rerender } = render(<Answer answer={{ failed: true }} />, { wrapper: InRouter });
  const message = () => screen.getByText('Search is temporarily unavailable').closest('[tabindex]');
  expect(document.body).toHaveFocus();
  rerender(<Answer answer={{ failed: true }} />);
  expect(message()).toHaveFocus();
  rerender(<Answer answer={{ failed: false }} />);
  expect(screen.getByRole('heading', { name: /^No results/ })).toHaveFocus();
  rerender(<Answer answer={{ failed: true }} />);
  expect(message()).toHaveFocus();
});

it('leaves the focus on the link that changes the language', () => {
  const { rerender } = render(<Answer answer={{ failed: false }} />, { wrapper: InRouter });
  const link = screen.getByRole('link', { name: 'Français' });
  link.focus();
  rerender(<Answer answer={{ failed: false }} />);
  expect(link).toHaveFocus();
});
