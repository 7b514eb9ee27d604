import { type HeaderPair, readCookie, serializeCookie } from '@jalon/host';

const nameOf = (form: string) => `form-${form}`;
const secretId = /^[\w-]{1,100}$/;

/** The secret id of the draft of a form in a `Cookie` header. */
export function readDraftId(cookies: string | null, form: string): string | undefined {
  const id = readCookie(cookies, nameOf(form));
  return id !== undefined && secretId.test(id) ? id : undefined;
}

/** The cookie with the id of a draft, until the browser is closed; without an id, it is deleted. */
export function draftIdHeader(form: string, id: string | undefined, url: URL): HeaderPair {
  const kept = id === undefined ? { value: '', maxAge: 0 } : { value: id };
  return ['set-cookie', serializeCookie({ name: nameOf(form), httpOnly: true, ...kept }, url)];
}
