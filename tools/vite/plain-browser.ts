import type { Answer, HeaderPair } from '@jalon/host';

interface Engine<View> {
  load(request: Request): Promise<Answer<View>>;
  post(request: Request): Promise<Answer<View>>;
}

/** The values of a form. With files it is sent as multipart. */
export type PlainForm = FormData | Readonly<Record<string, string | readonly File[]>>;

/** A browser without scripts before an engine: it keeps cookies, and follows no redirect. */
export function plainBrowser<View>(engine: Engine<View>, origin = 'http://club.test') {
  const cookies = new Map<string, string>();

  function requestOf(path: string, form?: PlainForm, more: HeadersInit = {}): Request {
    const request = new Request(new URL(path, origin), {
      headers: more,
      ...(form && { method: 'POST', body: bodyOf(form) }),
    });
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers([...request.headers, ['cookie', cookie]]);
    // A browser, as of a story, allows no cookies in a request that a script makes.
    return Object.defineProperty(request, 'headers', { value: headers });
  }

  function keep(headers: readonly HeaderPair[]): void {
    for (const [name, line] of headers) {
      if (name !== 'set-cookie') continue;
      const [, cookie = '', value = '', attributes = ''] = line.match(/^([^=]+)=([^;]*)(.*)$/) ?? [];
      if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(cookie);
      else cookies.set(cookie, value);
    }
  }

  /** The answer to a visit or, with a form, to its post. */
  async function ask(path: string, form?: PlainForm, more?: HeadersInit): Promise<Answer<View>> {
    const request = requestOf(path, form, more);
    const answer = await (form ? engine.post(request) : engine.load(request));
    keep(answer.headers);
    return answer;
  }

  return { cookies, requestOf, keep, ask };
}

function bodyOf(form: PlainForm): FormData | URLSearchParams {
  if (form instanceof FormData) return form;
  const values = Object.entries(form).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  );
  const isPlain = values.every((pair): pair is [string, string] => typeof pair[1] === 'string');
  if (isPlain) return new URLSearchParams(values);
  const data = new FormData();
  for (const [name, value] of values) data.append(name, value);
  return data;
}
