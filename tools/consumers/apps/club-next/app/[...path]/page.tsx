import { type CheckoutView, viewTitle } from '@jalon/checkout';
import type { ContentView } from '@jalon/content';
import { viewOf } from '@jalon/host/next';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { CheckoutPage } from './checkout-page';
import { ContentHead, ContentPage } from './content-page';

const readView = async () => viewOf<CheckoutView | ContentView>(await headers()) ?? notFound();

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  // `ContentHead` has those of a page of content.
  return view.kind === 'page' || view.kind === 'missing' ? {} : { title: viewTitle(view), robots: 'noindex' };
}

export default async function Page() {
  const view = await readView();
  if (view.kind === 'missing') notFound();
  if (view.kind !== 'page') return <CheckoutPage view={view} />;
  return (
    <>
      <ContentHead view={view} />
      <ContentPage view={view} />
    </>
  );
}
