/** The address that a server tried to listen on, and the variables that set it. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly variables: { readonly host: string; readonly port: string };
}

/** Explains to the operator why a server can't listen; returns other errors unchanged. */
export function describeListenError(error: unknown, { host, port, variables }: ListenOptions): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new Error(`${variables.port}: port ${port} on ${host} is already in use.`);
  if (code === 'EACCES') return new Error(`${variables.port}: this account may not use port ${port}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`${variables.host}: ${host} is not an address on this machine.`);
  }
  return error;
}
