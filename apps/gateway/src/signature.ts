import { createHmac, timingSafeEqual } from 'node:crypto';

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`, as Stripe signs. */
export const signatureHeader = 'sandbox-signature';

/** Maximum age of a signature in seconds, and maximum time in the future. */
export const signatureTolerance = 300;

export function sign(body: string | Buffer, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(body, secret, seconds)}`;
}

export function isSigned(body: Buffer, header: unknown, secret: string, now: number): boolean {
  if (typeof header !== 'string') return false;
  const [, time, given] = header.match(/^t=(\d{1,12}),v1=([0-9a-f]{64})$/) ?? [];
  if (!time || !given || Math.abs(now / 1000 - Number(time)) > signatureTolerance) return false;
  const expected = digest(body, secret, Number(time));
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

function digest(body: string | Buffer, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}
