import { call, getRenderToken, isCallError } from '@jalon/api-client';
import { notFound } from 'next/navigation';
import { forms } from '../forms';

interface PageProps {
  searchParams: Promise<{ form?: string }>;
}

/** The form that `?form=` names. */
export default async function Page({ searchParams }: PageProps) {
  const { form = 'battery-test' } = await searchParams;
  const show = forms[form];
  if (!show) notFound();
  const answer = await call(getRenderToken, {}, { baseUrl: process.env.API_URL });
  const renderToken = isCallError(answer) ? '' : answer.token;

  return (
    <>
      <h1>Formulaires</h1>
      {show({ idempotencyKey: crypto.randomUUID(), renderToken })}
    </>
  );
}
