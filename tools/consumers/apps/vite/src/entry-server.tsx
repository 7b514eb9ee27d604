import { call, getRenderToken, isCallError } from '@jalon/api-client';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { forms } from '../forms.tsx';
import { App, type PageData } from './app.tsx';

/** The parts of a form's page; undefined for an unknown form. */
export async function render(
  form: string,
  apiUrl: string,
  nonce: string,
): Promise<{ app: string; styles: string; page: PageData } | undefined> {
  if (!forms[form]) return undefined;
  const answer = await call(getRenderToken, {}, { baseUrl: apiUrl });
  const renderToken = isCallError(answer) ? '' : answer.token;
  const page = { form, idempotencyKey: crypto.randomUUID(), renderToken };
  const sheet = new ServerStyleSheet({ nonce });
  try {
    return {
      app: renderToString(sheet.collectStyles(<App {...page} />)),
      styles: sheet.getStyleTags(),
      page,
    };
  } finally {
    sheet.seal();
  }
}
