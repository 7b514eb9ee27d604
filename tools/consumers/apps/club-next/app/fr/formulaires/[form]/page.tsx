import { type FormRouteView, viewTitle } from '@jalon/forms/route';
import { viewOf } from '@jalon/host/next';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { FormsPage } from './forms-page';

const readView = async () => viewOf<FormRouteView>(await headers()) ?? notFound();

export async function generateMetadata(): Promise<Metadata> {
  return { title: viewTitle(await readView()) };
}

export default async function Page() {
  return <FormsPage view={await readView()} />;
}
