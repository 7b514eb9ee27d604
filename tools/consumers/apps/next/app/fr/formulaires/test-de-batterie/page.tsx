import { getRenderToken, isCallError } from '@jalon/api-client';
import { BatteryTestForm } from '@jalon/forms/battery-test';
import type { RejectedPost } from '@jalon/forms/server';
import { I18nProvider } from '@jalon/i18n/react';
import { headers } from 'next/headers';
import { connection } from 'next/server';

export default async function Page() {
  // Rendered for each visit: a page made by the build gives every visitor the same key.
  await connection();
  const rendered = await getRenderToken({ baseUrl: process.env.API_URL });
  const rejected = (await headers()).get('x-rejected-post');
  const posted: RejectedPost | undefined =
    rejected === null ? undefined : JSON.parse(Buffer.from(rejected, 'base64url').toString());

  return (
    <I18nProvider locale="fr">
      <BatteryTestForm
        idempotencyKey={crypto.randomUUID()}
        renderToken={isCallError(rendered) ? undefined : rendered.token}
        posted={posted}
      />
    </I18nProvider>
  );
}
