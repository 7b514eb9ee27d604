// Copied into each host: every form of the library, as in any React app.
import { defaultClub } from '@jalon/club';
import type { ClubFormProps } from '@jalon/forms/kit';
import { formComponents } from '@jalon/forms/route';
import { answersTo } from '@jalon/forms/samples';
import { formDefinitions } from '@jalon/forms/schemas';
import type { ComponentType, ReactNode } from 'react';
import { TowingForm } from './towing-form';

/** Created by the server for each page. */
export type Served = Required<Pick<ClubFormProps, 'idempotencyKey' | 'renderToken'>>;

/** The forms by the name in the host's URLs. */
export const forms: Readonly<Record<string, (served: Served) => ReactNode>> = {
  ...Object.fromEntries(
    formDefinitions(defaultClub).map(({ id, name, component, props, membersOnly }) => {
      const Form = formComponents[component] as ComponentType<Partial<ClubFormProps>>;
      const defaults = membersOnly ? answersTo(id) : undefined;
      return [name, (served: Served) => <Form {...props} {...served} defaults={defaults} />];
    }),
  ),
  // The host’s own form, from the documentation.
  towing: ({ idempotencyKey }) => <TowingForm idempotencyKey={idempotencyKey} />,
};
