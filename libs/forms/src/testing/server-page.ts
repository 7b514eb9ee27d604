import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** A server-rendered page with a form, before any script runs; removed after its test. */
export function servedForm(page: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  onTestFinished(() => container.remove());
  const form = container.querySelector('form');
  if (!form) throw new Error('The server sent no form');
  return { container, form };
}

/** A field by its wire name. */
export function control(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement;
}
