import { type Answer, page, redirect } from '../answer.ts';
import { readCookie, serializeCookie } from '../cookies.ts';

export interface View {
  readonly visits: number;
  readonly error?: string;
}

/** An engine as the libraries have it: it counts visits, and takes a name. */
export const engine = {
  async load(request: Request): Promise<Answer<View>> {
    const visits = Number(readCookie(request.headers.get('cookie'), 'visits') ?? 0);
    return page({ visits }, { headers: [['cache-control', 'private, no-store']] });
  },

  async post(request: Request): Promise<Answer<View>> {
    const name = String((await request.formData()).get('name') ?? '');
    const url = new URL(request.url);
    const cookies = (['name', 'seen'] as const).map(
      (cookie) => ['set-cookie', serializeCookie({ name: cookie, value: name }, url)] as const,
    );
    if (name === '') return page({ visits: 0, error: 'requis' }, { status: 422, headers: cookies });
    return redirect('/fr/merci?a=1#main', { headers: cookies });
  },
};

export const get = (cookie = '') => new Request('https://club.test/fr/nom', { headers: { cookie } });

export const post = (name: string) =>
  new Request('https://club.test/fr/nom', { method: 'POST', body: new URLSearchParams({ name }) });

/** The `Set-Cookie` headers of a post. */
export const cookiesOf = (name: string) => [
  `name=${name}; Path=/; Secure; SameSite=Lax`,
  `seen=${name}; Path=/; Secure; SameSite=Lax`,
];
