'use client';

import type { ComponentProps, ComponentType } from 'react';
import type { ClubFormProps } from '../kit/form-props.ts';
import { confirmSent } from './confirm-sent.ts';
import type { PagedForm, PagedFormProps } from './pages/paged-form.tsx';
import { usePages } from './pages/use-pages.ts';
import type { FormView } from './view/form-route-view.ts';

/** The component of a form, with the props of its page. */
export type FormComponent = ComponentType<
  Pick<
    ClubFormProps,
    'action' | 'idempotencyKey' | 'renderToken' | 'member' | 'posted' | 'signInPath' | 'draft'
  > & {
    onSent: (sent: { reference: string }) => Promise<void>;
    balance?: number | undefined;
  }
>;

export interface ShownFormProps {
  view: FormView;
  /** Called with the name of the form once the submission is stored, before the confirmation opens. */
  onSent?: ((form: string) => void) | undefined;
}

/**
 * Makes the component that shows a form by its view: what was posted, drafts, and the confirmation that follows.
 * `Further` props go to the form.
 */
export function shownForm<Further extends object = object>(
  component: ComponentType<never>,
): ComponentType<ShownFormProps & Further> {
  const Form = component as FormComponent;
  return function ShownForm({ view, onSent, ...further }) {
    const sent = async ({ reference }: { reference: string }) => {
      onSent?.(view.name);
      await confirmSent(view, reference);
    };
    const { page } = view;
    if (page) {
      const Page = component as ComponentType<PagedFormProps>;
      return <InPages {...{ view, page, further }} Form={Page} onSent={sent} />;
    }
    const { props, action, idempotencyKey, renderToken, member, posted, signInPath, balance } = view;
    const own = { action, idempotencyKey, renderToken, member, posted, signInPath };
    return (
      <Form
        {...props}
        {...own}
        {...(balance !== undefined && { balance })}
        {...further}
        draft
        onSent={sent}
      />
    );
  };
}

function InPages(props: ComponentProps<typeof PagedForm>) {
  const pages = usePages();
  return <pages.PagedForm {...props} />;
}
