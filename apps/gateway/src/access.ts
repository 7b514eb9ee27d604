import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@jalon/process';
import * as z from 'zod/mini';

/** The secrets that the API and the sandbox gateway share. */
export interface SandboxSecrets {
  /** Sent by the API as a bearer token. */
  readonly key: string;
  /** Signs the gateway's events. */
  readonly webhookSecret: string;
}

const secret = z.string().check(z.minLength(16));
const stored = z.object({ key: secret, webhookSecret: secret });

const defaultPort = 3002;

/** The origin of the sandbox gateway. The gateway and the API read it from the same variables. */
export function readGatewayOrigin(environment: Environment): string | undefined {
  return environment.origin('SANDBOX_GATEWAY_URL');
}

export const readGatewayPort = (environment: Environment): number =>
  environment.integer('SANDBOX_GATEWAY_PORT', defaultPort, 0, 65_535);

/** Reads the secrets from the environment. Without them, they are generated, but only with the embedded database. */
export function readSandboxSecrets(
  environment: Environment,
  { ownDatabase }: { readonly ownDatabase: boolean },
): SandboxSecrets | undefined {
  const key = environment.text('SANDBOX_GATEWAY_KEY');
  const webhookSecret = environment.text('SANDBOX_GATEWAY_WEBHOOK_SECRET');
  if (ownDatabase && key === undefined && webhookSecret === undefined) return undefined;
  const read = stored.safeParse({ key, webhookSecret });
  if (!read.success) {
    environment.problem(
      'SANDBOX_GATEWAY_KEY and SANDBOX_GATEWAY_WEBHOOK_SECRET must both be set, to 16 characters or more, when DATABASE_URL is.',
    );
  }
  return read.data;
}

/** The secrets of a gateway on the same machine: generated at the first start, kept in the data folder. */
export async function ownSandboxSecrets(dataDir: string): Promise<SandboxSecrets> {
  const file = join(dataDir, 'sandbox-gateway.json');
  const fresh = {
    key: randomBytes(32).toString('base64url'),
    webhookSecret: randomBytes(32).toString('base64url'),
  };
  await mkdir(dataDir, { recursive: true });
  // The API and the gateway may start together: one creates the file, and the other must not read half of it.
  const draft = join(dataDir, `sandbox-gateway.${randomUUID()}.json`);
  await writeFile(draft, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return stored.parse(JSON.parse(await readFile(file, 'utf8')));
}
