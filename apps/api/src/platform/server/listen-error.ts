import type { ServerSettings } from './server.settings.ts';

/** Explains why the server can't listen, for the operator; returns other errors unchanged. */
export function describeListenError(error: unknown, { host, port }: Pick<ServerSettings, 'host' | 'port'>) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new Error(`API_PORT: port ${port} on ${host} is already in use.`);
  if (code === 'EACCES') return new Error(`API_PORT: this account may not use port ${port}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`API_HOST: ${host} is not an address on this machine.`);
  }
  return error;
}
