import {
  type Environment,
  type LogLevel,
  readAllowedOrigins,
  readLogLevel,
  readTrustedProxies,
} from '@jalon/process';

export interface ServerSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Proxies whose `X-Forwarded-For` is trusted: names of ranges, addresses, subnets. */
  readonly trustedProxies: readonly string[];
  /** Origins other than the API's own whose pages may call it. */
  readonly allowedOrigins: readonly string[];
  readonly logLevel: LogLevel;
  /** Seconds between the shutdown signal and the end of listening, for a load balancer to notice. */
  readonly shutdownDelay: number;
}

export function readServerSettings(environment: Environment): ServerSettings {
  return {
    host: environment.text('API_HOST') ?? '127.0.0.1',
    port: environment.integer('API_PORT', 3001, 0, 65_535),
    trustedProxies: readTrustedProxies(environment),
    allowedOrigins: readAllowedOrigins(environment),
    logLevel: readLogLevel(environment),
    shutdownDelay: environment.integer('SHUTDOWN_DELAY_SECONDS', 0, 0, 60),
  };
}
