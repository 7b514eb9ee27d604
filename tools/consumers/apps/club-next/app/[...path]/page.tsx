import { type CheckoutView, viewTitle } from '@jalon/checkout';
import type { ContentView } from '@jalon/content';
import { viewOf } from '@jalon/host/next';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { CheckoutPage } from './checkout-page';
import { ContentPage } from './content-page';

const readView = async () => viewOf<CheckoutView | ContentView>(await headers()) ?? notFound();

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  // A page of content draws its own metadata.
  return view.kind === 'page' || view.kind === 'missing' ? {} : { title: viewTitle(view), robots: 'noindex' };
}

export default async function Page() {
  const view = await readView();
  if (view.kind === 'missing') notFound();
  return view.kind === 'page' ? <ContentPage view={view} /> : <CheckoutPage view={view} />;
}
