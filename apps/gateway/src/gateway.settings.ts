import { join, resolve } from 'node:path';
import { receivePaymentEvent } from '@jalon/api-client/contract';
import {
  type Environment,
  type LogLevel,
  readAllowedOrigins,
  readLogLevel,
  workspaceRoot,
} from '@jalon/process';
import { readGatewayOrigin, readGatewayPort, readSandboxSecrets, type SandboxSecrets } from './access.ts';

export interface GatewaySettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The origin that browsers call. Default: the port on this machine. */
  readonly origin: string | undefined;
  /** Origins of the pages that may show the fields in a frame. */
  readonly sites: readonly [string, ...string[]];
  /** The API’s URL for events. */
  readonly eventsUrl: string;
  readonly dataDir: string;
  readonly file: string;
  /** Default: generated and kept in `dataDir`. */
  readonly secrets: SandboxSecrets | undefined;
  readonly logLevel: LogLevel;
}

export function readGatewaySettings(environment: Environment): GatewaySettings {
  const dataDir = resolve(workspaceRoot, environment.text('DATA_DIR') ?? '.data');
  const site = environment.origin('SITE_URL') ?? `http://localhost:${environment.text('PORT') ?? '3000'}`;
  const api = environment.origin('API_URL') ?? `http://127.0.0.1:${environment.text('API_PORT') ?? '3001'}`;
  return {
    host: environment.text('SANDBOX_GATEWAY_HOST') ?? 'localhost',
    port: readGatewayPort(environment),
    origin: readGatewayOrigin(environment),
    sites: [site, ...readAllowedOrigins(environment)],
    eventsUrl: api + receivePaymentEvent.path,
    dataDir,
    file: join(dataDir, 'sandbox-gateway.sqlite'),
    secrets: readSandboxSecrets(environment, { ownDatabase: environment.text('DATABASE_URL') === undefined }),
    logLevel: readLogLevel(environment),
  };
}
