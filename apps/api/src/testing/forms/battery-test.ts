import { randomUUID } from 'node:crypto';
import { postJson } from '../post-json.ts';

/** A valid body of form 12; each variant has other field values. */
export function batteryTest(variant = 0) {
  return {
    formID: '12',
    locale: 'F',
    userAgent: 'Mozilla/5.0 (essai)',
    centreUrbain: 'Trois-Rivières',
    vehiculeMarque: 'Citroën',
    vehiculeModele: 'DS3',
    vehiculeAnnee: String(2010 - variant),
  };
}

export const batteryTestId = 12;

export interface Post {
  readonly key?: string;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

/** Sends form 12 over HTTP. */
export function postBatteryTest(
  baseUrl: string,
  body: object | string = batteryTest(),
  { key = randomUUID(), headers, signal }: Post = {},
): Promise<Response> {
  const sent = { 'idempotency-key': key, ...headers };
  return postJson(`${baseUrl}/api/forms/${batteryTestId}`, body, sent, signal);
}
