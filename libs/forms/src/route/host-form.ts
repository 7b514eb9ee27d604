import type * as z from 'zod/mini';
import type { HostForm } from '../kit/define-form.ts';
import type { FormDescriptor } from '../kit/form-descriptor.ts';

/** A form of a host, whatever its values are. */
export type AnyHostForm = Omit<HostForm, 'schema' | 'ownedBy' | 'draftFields'> & {
  readonly schema: z.core.$ZodType;
};

/** The form with what the library’s own forms have. */
export function completed({ onSubmit: _onSubmit, onFile: _onFile, ...form }: AnyHostForm): FormDescriptor {
  const { fr, en } = form.page.texts;
  return {
    component: form.name,
    title: { fr: fr.title, en: en.title },
    sample: {},
    labels: () => ({ fields: {} }),
    confirmation: { next: 'request' },
    ...form,
    schema: form.schema as FormDescriptor['schema'],
    localeCodes: form.localeCodes ?? { fr: 'fr', en: 'en' },
    page: { slug: { fr: form.name, en: form.name }, picture: '', ...form.page },
  };
}
