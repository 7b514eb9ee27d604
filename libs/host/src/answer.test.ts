import { expect, it } from 'vitest';
import { toResponse } from './answer.ts';
import { cookiesOf, engine, get, post, type View } from './testing/engine.ts';

const render = ({ visits, error }: View) => `<p>${visits} ${error ?? ''}</p>`;

it('a page is a response with the rendered view', async () => {
  const response = toResponse(await engine.load(get('visits=3')), render);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toBe('<p>3 </p>');
});

it('a page after a rejected post keeps its status and both cookies', async () => {
  const response = toResponse(await engine.post(post('')), render);
  expect(response.status).toBe(422);
  expect(response.headers.getSetCookie()).toEqual(cookiesOf(''));
  expect(await response.text()).toBe('<p>0 requis</p>');
});

it('a redirect is a response without a body, with both cookies', async () => {
  const response = toResponse(await engine.post(post('Lea')), render);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/fr/merci?a=1#main');
  expect(response.headers.getSetCookie()).toEqual(cookiesOf('Lea'));
  expect(await response.text()).toBe('');
});
