import { expect, it } from 'vitest';
import { describeListenError } from './listen-error.ts';

const asked = { host: '192.0.2.1', port: 80, variables: { host: 'API_HOST', port: 'API_PORT' } };

it.each([
  ['EADDRINUSE', 'API_PORT: port 80 on 192.0.2.1 is already in use.'],
  ['EACCES', 'API_PORT: this account may not use port 80.'],
  ['EADDRNOTAVAIL', 'API_HOST: 192.0.2.1 is not an address on this machine.'],
  ['ENOTFOUND', 'API_HOST: 192.0.2.1 is not an address on this machine.'],
  ['EMFILE', 'listen EMFILE'],
])('a server that can’t listen says why: %s', (code, message) => {
  const error = Object.assign(new Error(`listen ${code}`), { code });
  expect(describeListenError(error, asked)).toMatchObject({ message });
});
