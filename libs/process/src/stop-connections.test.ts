import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { unusedConnections } from './stop-connections.ts';

it('closes a connection that a browser has opened in advance, and lets a request in progress finish', async () => {
  const server = createServer((message, response) => message.resume().on('end', () => response.end('done')));
  const closeUnused = unusedConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const unused = connect(port, '127.0.0.1');
  const headers = { 'content-length': 1, expect: '100-continue' };
  const used = request({ port, agent: false, method: 'POST', headers });
  await Promise.all([once(unused, 'connect'), once(used, 'continue')]);
  const closed = once(server.close(), 'close');
  closeUnused();
  used.end('a');
  const [answer] = await once(used, 'response');
  expect(answer.statusCode).toBe(200);
  await closed;
});
