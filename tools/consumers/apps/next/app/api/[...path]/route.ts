/** The API on the same origin as the page. */
export async function POST(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  return fetch(process.env.API_URL + pathname, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': request.headers.get('idempotency-key') ?? '',
      'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '',
    },
    body: await request.arrayBuffer(),
  });
}
