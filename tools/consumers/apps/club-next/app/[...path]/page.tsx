import { type CheckoutView, viewTitle } from '@jalon/checkout';
import { viewOf } from '@jalon/host/next';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { CheckoutPage } from './checkout-page';

const readView = async () => viewOf<CheckoutView>(await headers()) ?? notFound();

export async function generateMetadata(): Promise<Metadata> {
  return { title: viewTitle(await readView()), robots: 'noindex' };
}

export default async function Page() {
  return <CheckoutPage view={await readView()} />;
}
