import type { ConsentView } from '@jalon/consent';
import { viewOf } from '@jalon/host/next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { ChoicesPage } from '../../../club/choices-page';

export default async function Page() {
  return <ChoicesPage view={viewOf<ConsentView>(await headers()) ?? notFound()} />;
}
