import type { ClubConfig } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { track } from '@jalon/consent/browser';
import type { ShownFormProps } from '@jalon/forms/route';
import type { ComponentType } from 'react';

export interface FormIslandProps extends Pick<ShownFormProps, 'view'> {
  club: ClubConfig;
}

/** The form of a page: with every form, or with the code of one only. */
export function formIsland(Form: ComponentType<ShownFormProps>): ComponentType<FormIslandProps> {
  return function FormIsland({ view, club }) {
    return (
      <ClubProvider club={club}>
        <Form view={view} onSent={reportSent} />
      </ClubProvider>
    );
  };
}

/** Tells the data layer that a form was sent. */
export function reportSent(form: string): void {
  track({ event: 'form', event_name: 'form_sent', form_name: form });
}
