import { renderTokenField, seemsTyped } from '../../contract/index.ts';

/** A token in the API's format. Its signature repeats the time, so that a modified token is detected. */
export function mockRenderToken(): string {
  const time = Date.now().toString(36);
  return `${time}.${btoa(time)}`;
}

/** Whether the API would ask for a confirmation. */
export function isSuspect(submission: Readonly<Record<string, unknown>>): boolean {
  return !seemsTyped(submission, readMockRenderToken(submission[renderTokenField]));
}

function readMockRenderToken(token: unknown): number | undefined {
  if (typeof token !== 'string') return undefined;
  const [time = ''] = token.split('.');
  return /^\w+$/.test(time) && token === `${time}.${btoa(time)}` ? Number.parseInt(time, 36) : undefined;
}
