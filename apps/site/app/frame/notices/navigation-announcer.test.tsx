// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { mainId } from '@jalon/ui/skip-link';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { DoneNotice } from './done-notice.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';

afterEach(cleanup);

function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <I18nProvider locale="en">
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <NavigationAnnouncer />
    </I18nProvider>
  );
}

function ErrorPage() {
  return (
    <Frame>
      <title>An error</title>
      <Link to="/help">To the help</Link>
    </Frame>
  );
}

const takesFocus = (heading: HTMLElement | null) => {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
};

async function open() {
  const page = (path: string, title: string, content = <Link to="/help">To the help</Link>) => ({
    path,
    element: (
      <>
        <title>{title}</title>
        {content}
      </>
    ),
  });
  const broken = () => {
    throw new Error('The loader failed');
  };
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        errorElement: <ErrorPage />,
        children: [
          page('/', 'Home'),
          page('/help', 'Help'),
          page('/done', 'Done', <DoneNotice title="Your password was changed" />),
          page('/step', 'A step', <h1 ref={takesFocus}>The heading of the step</h1>),
          { path: '/broken', loader: broken, element: null },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('To the help');
  return router;
}

const announced = (title: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(title));
const main = () => screen.getByRole('main');

it('announces the title of the next page, and moves the focus to its content', async () => {
  await open();
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  await userEvent.click(screen.getByText('To the help'));
  await announced('Help');
  expect(main()).toHaveFocus();
});

it('leaves the focus on the confirmation of an action', async () => {
  const router = await open();
  await router.navigate('/done');
  await announced('Done');
  expect(screen.getByText('Your password was changed').closest('[tabindex]')).toHaveFocus();
});

it('leaves the focus on the heading of a step', async () => {
  const router = await open();
  await router.navigate('/step');
  await announced('A step');
  expect(screen.getByText('The heading of the step')).toHaveFocus();
});

it('announces a page that failed, and the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await open();
  await router.navigate('/broken');
  await announced('An error');
  expect(main()).toHaveFocus();
  await userEvent.click(screen.getByText('To the help'));
  await announced('Help');
  expect(main()).toHaveFocus();
});
