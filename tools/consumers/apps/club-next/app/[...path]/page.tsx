import * as checkout from '@jalon/checkout';
import type { ContentView } from '@jalon/content';
import { viewOf } from '@jalon/host/next';
import * as account from '@jalon/membership/account';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { AccountPage } from './account-page';
import { CheckoutPage } from './checkout-page';
import { ContentHead, ContentPage } from './content-page';

type View = account.AccountView | checkout.CheckoutView | ContentView;

const readView = async () => viewOf<View>(await headers()) ?? notFound();

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  // `ContentHead` has those of a page of content.
  if (view.kind === 'page' || view.kind === 'missing') return {};
  const title = account.isAccountView(view) ? account.viewTitle(view) : checkout.viewTitle(view);
  return { title, robots: 'noindex' };
}

export default async function Page() {
  const view = await readView();
  if (view.kind === 'missing') notFound();
  if (account.isAccountView(view)) return <AccountPage view={view} />;
  if (view.kind !== 'page') return <CheckoutPage view={view} />;
  return (
    <>
      <ContentHead view={view} />
      <ContentPage view={view} />
    </>
  );
}
