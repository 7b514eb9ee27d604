// A minimal host: server rendering, built files, and the API on the same origin.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { render } from './dist/server/entry-server.js';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const template = await readFile('dist/client/index.html', 'utf8');

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname.startsWith('/api/')) {
    const answer = await fetch(process.env.API_URL + pathname, {
      method: request.method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': request.headers['idempotency-key'] ?? '',
        'x-forwarded-for': request.socket.remoteAddress,
      },
      body: await new Response(request).arrayBuffer(),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  } else if (pathname.startsWith('/assets/') && !pathname.includes('..')) {
    response
      .writeHead(200, { 'content-type': types[extname(pathname)] })
      .end(await readFile(`dist/client${pathname}`));
  } else if (pathname === '/example') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(template);
  } else if (pathname === '/') {
    const nonce = randomUUID();
    const form = searchParams.get('form') ?? 'battery-test';
    const rendered = await render(form, process.env.API_URL, nonce);
    if (!rendered) return response.writeHead(404).end();
    const { app, styles, page } = rendered;
    const data = JSON.stringify(page).replaceAll('<', '\\u003c');
    const html = template
      .replace('<!--nonce-->', nonce)
      .replace('<!--styles-->', () => styles)
      .replace('<!--app-->', () => app)
      .replace('<!--page-->', () => `<script type="application/json" id="page">${data}</script>`);
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `style-src 'self' 'nonce-${nonce}'`,
      })
      .end(html);
  } else {
    response.writeHead(404).end();
  }
});
server.listen(Number(process.env.PORT));
