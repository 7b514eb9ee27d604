import type { ComponentType } from 'react';
import { loadPages } from '#load-pages';
import { loaders } from '../generated/loaders.ts';
import type { ShownFormProps } from './shown-form.tsx';
import type { FormView } from './view/form-route-view.ts';

/** Loads the component for the form of a view, and of no other, for a host that hydrates parts of its pages. */
export async function loadForm({
  component,
  page,
}: Pick<FormView, 'component' | 'page'>): Promise<ComponentType<ShownFormProps>> {
  const load = loaders[component];
  if (!load) throw new Error(`No form is in the folder ${component}`);
  const [{ shownForm }, Form] = await Promise.all([import('./shown-form.tsx'), load(), page && loadPages()]);
  return shownForm(Form);
}
