import type { AddressInfo } from 'node:net';
import type { PaymentReference } from '@jalon/api-client/contract';
import { createSandboxGateway, type SandboxGateway } from '../server.ts';

export const sandboxSecrets = {
  key: 'the key of the sandbox gateway',
  webhookSecret: 'the secret of its events',
};

export interface TestGateway extends SandboxGateway {
  readonly origin: string;
  /** Every logged line. */
  readonly logs: readonly string[];
  /** The reference that the frame receives for typed values. */
  tokenise(fields: Readonly<Record<string, string>>): Promise<PaymentReference>;
  card(number: string): Promise<PaymentReference>;
  account(account: string, transit?: string): Promise<PaymentReference>;
  /** Moves the clock forward. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

export interface TestGatewayOptions {
  readonly file?: string;
  readonly eventsUrl?: () => string;
  readonly slowness?: number;
  /** The origin of the pages that may show the fields. */
  readonly site?: string;
}

export const site = 'http://localhost:3000';

/** Starts the sandbox gateway in this process, with a clock that the test can move. */
export async function startSandboxGateway({
  file = ':memory:',
  eventsUrl = () => 'http://127.0.0.1:9/events',
  slowness = 100,
  site: siteOrigin = site,
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const logs: string[] = [];
  let ahead = 0;
  const gateway = createSandboxGateway({
    file,
    origin: () => origin(),
    sites: [siteOrigin],
    secrets: sandboxSecrets,
    eventsUrl,
    logLevel: 'trace',
    logTo: { write: (line) => logs.push(line) },
    slowness,
    now: () => Date.now() + ahead,
  });
  const { app, store } = gateway;
  const origin = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  await app.listen({ host: '127.0.0.1', port: 0 });

  const tokenise = async (fields: Readonly<Record<string, string>>): Promise<PaymentReference> => {
    const response = await fetch(`${origin()}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    const answer = await response.json();
    if (!answer.payment) throw new Error(`No token: ${JSON.stringify(answer)}`);
    return answer.payment;
  };
  let closed: Promise<void> | undefined;
  return {
    ...gateway,
    origin: origin(),
    logs,
    tokenise,
    card: (number) =>
      tokenise({ method: 'card', number, expiry: '12/40', code: number.startsWith('3') ? '1234' : '123' }),
    account: (account, transit = '11000') =>
      tokenise({ method: 'bank', institution: '000', transit, account }),
    advance(milliseconds) {
      ahead += milliseconds;
      store.advance();
    },
    close() {
      closed ??= app.close();
      return closed;
    },
  };
}

/** Posts to the gateway’s API, with its key. */
export async function callGateway(
  { origin }: Pick<TestGateway, 'origin'>,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandboxSecrets.key}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
