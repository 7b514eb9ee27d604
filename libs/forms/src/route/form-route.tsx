'use client';

import { Section } from '@jalon/ui/section';
import type { ComponentType } from 'react';
import { components } from '../generated/components.ts';
import { FormLinks, FormPage } from './form-page.tsx';
import { LaterPage } from './later/later-page.tsx';
import { SentPage } from './sent-page.tsx';
import { type ShownFormProps, shownForm } from './shown-form.tsx';
import type { FormRouteView } from './view/form-route-view.ts';

const shownForms = new Map<string, ComponentType<ShownFormProps>>(
  Object.entries(components).map(([folder, component]) => [folder, shownForm(component)]),
);

/** Any form by its view. Inside a `ClubProvider`, in the view’s language. */
export function FormOfView(props: ShownFormProps) {
  const Form = shownForms.get(props.view.component);
  if (!Form) throw new Error(`No form is in the folder ${props.view.component}`);
  return <Form {...props} />;
}

export interface FormRouteProps extends Pick<ShownFormProps, 'onSent'> {
  view: FormRouteView;
}

/** Any page of the forms, without the host’s header and footer. Inside a `ClubProvider`, in the view’s language. */
export function FormRoute({ view, onSent }: FormRouteProps) {
  if (view.kind === 'sent') return <SentPage view={view} />;
  if (view.kind === 'later') return <LaterPage view={view} />;
  return (
    <>
      <Section width="text">
        <FormPage view={view}>
          <FormOfView view={view} onSent={onSent} />
        </FormPage>
      </Section>
      <FormLinks view={view} />
    </>
  );
}
