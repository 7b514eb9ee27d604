import type { FastifyRequest } from 'fastify';

/** The request in the standard form that engines take. `origin` is that of the visitor's address. */
export function toWebRequest(request: FastifyRequest, origin: URL, signal?: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  const { method } = request;
  return new Request(requestUrl(request, origin), { method, headers, body, ...(signal && { signal }) });
}

/** The URL that the visitor's browser requested. A path such as `//host/path` must not be parsed as a host. */
function requestUrl(request: FastifyRequest, origin: URL): URL {
  const address = new URL(origin);
  const [path = '/', ...query] = request.url.split('?');
  address.pathname = path.replace(/^[/\\]+/, '/');
  // Resolving the dots of `/.//host` leaves two slashes again.
  address.pathname = address.pathname.replace(/^\/+/, '/');
  address.search = query.join('?');
  return address;
}
