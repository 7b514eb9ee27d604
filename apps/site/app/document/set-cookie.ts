/** Sets a cookie in the browser, given the value of a `Set-Cookie` header. */
export function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = cookie;
}
