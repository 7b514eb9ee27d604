import { describe, expect, it } from 'vitest';
import { parseCookies, readCookie, serializeCookie } from './cookies.ts';

const https = new URL('https://club.test/fr');
const http = new URL('http://localhost:3000/fr');

describe('a cookie', () => {
  it('is secure with https only', () => {
    const cookie = { name: 'draft', value: 'a1', maxAge: 60, httpOnly: true } as const;
    expect(serializeCookie(cookie, https)).toBe(
      'draft=a1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(serializeCookie(cookie, http)).toBe('draft=a1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  });

  it('has the path, the expiry and the site rule that it is given', () => {
    const expires = new Date(Date.UTC(2027, 0, 1));
    expect(serializeCookie({ name: 'a', value: '', path: '/fr', expires, sameSite: 'strict' }, http)).toBe(
      'a=; Path=/fr; Expires=Fri, 01 Jan 2027 00:00:00 GMT; SameSite=Strict',
    );
  });

  it('is for the host alone, unless it is given a domain', () => {
    expect(serializeCookie({ name: 'a', value: '1', domain: 'club.test' }, http)).toBe(
      'a=1; Domain=club.test; Path=/; SameSite=Lax',
    );
  });

  it.each(['Zoé', '{"name":"Côté; fils"}', '100 %', 'a=b', '%C3%A9', '', '"quoted"'])(
    'is read as it was written: %s',
    (value) => {
      const [pair] = serializeCookie({ name: 'a', value }, http).split('; ');
      expect(readCookie(`b=2; ${pair}; c=3`, 'a')).toBe(value);
    },
  );

  it.each([{ name: 'a b' }, { name: 'a;b' }, { name: '' }, { path: '/;Domain=evil.test' }])(
    'is not written with %o',
    (changes) => {
      expect(() => serializeCookie({ name: 'a', value: '1', ...changes }, http)).toThrow(TypeError);
    },
  );
});

describe('a Cookie header', () => {
  it('has each cookie by its name, the first of several', () => {
    expect({ ...parseCookies('a=1;b=2; a=3; empty=') }).toEqual({ a: '1', b: '2', empty: '' });
  });

  it.each([undefined, null, '', 'a', 'ab=1; xa=2'])('without the cookie gives nothing: %s', (header) => {
    expect(readCookie(header, 'a')).toBeUndefined();
  });

  it('gives nothing that was not sent', () => {
    expect(readCookie('a=1', 'toString')).toBeUndefined();
    expect(readCookie('a=1', '__proto__')).toBeUndefined();
  });

  it('gives a value that can’t be decoded as it is', () => {
    expect(readCookie('a=%E0%A4%A', 'a')).toBe('%E0%A4%A');
  });
});
