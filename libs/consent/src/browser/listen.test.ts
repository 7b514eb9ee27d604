// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { closeDataLayer, openDataLayer } from '../tags/data-layer.ts';
import { listenToPage } from './listen.ts';

let layer: unknown[];

// It listens to the window, so it starts only once.
beforeAll(listenToPage);

beforeEach(() => {
  document.body.innerHTML = '<main><form id="battery-test"><input><button>Send</button></form></main>';
  onTestFinished(() => {
    closeDataLayer();
    Reflect.deleteProperty(window, 'dataLayer');
  });
});

/** The visitor accepts. */
const accept = () => {
  layer = openDataLayer();
};
const edit = () => document.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true }));
const submit = () =>
  document
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
const event = (name: string) => ({ event: 'form', event_name: name, form_name: 'battery-test' });

it('reports the first edit of a form, and its submit', () => {
  accept();
  edit();
  edit();
  submit();
  submit();
  expect(layer).toEqual([event('form_start'), event('form_submit'), event('form_submit')]);
});

it('reports the start of a form that was edited before the consent, at its next edit', () => {
  edit();
  accept();
  edit();
  edit();
  expect(layer).toEqual([event('form_start')]);
});

it('reports the start of a form that was filled in before the consent, at its submit', () => {
  edit();
  accept();
  submit();
  expect(layer).toEqual([event('form_start'), event('form_submit')]);
});

it('reports an edit that React stops while it hydrates the form', () => {
  accept();
  document.querySelector('main')?.addEventListener('input', (input) => input.stopPropagation(), true);
  edit();
  expect(layer).toEqual([event('form_start')]);
});
