import type { RejectedPost } from '@jalon/forms/server';
import { useLocale } from '@jalon/i18n/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../consent/data-layer.ts';
import { useSite } from '../frame/use-site.ts';
import type { SubmissionPageData } from './form-route.server.ts';
import { rememberSent } from './remember-sent.ts';
import type { SentForm } from './sent-cookie.ts';

/** The props that every form receives from its page. */
export interface FormProps extends Pick<SubmissionPageData, 'idempotencyKey' | 'renderToken' | 'member'> {
  posted: RejectedPost | undefined;
  /** Keeps answers that identify no person in the tab. */
  draft: true;
  onSent: (sent: { reference: string }) => void | Promise<void>;
  signInPath: string;
}

/** The props of a form, from the data of the route's loader and action. */
export function useFormProps(
  loaderData: SubmissionPageData,
  actionData: RejectedPost | undefined,
): FormProps {
  const locale = useLocale();
  const navigate = useNavigate();
  const site = useSite();
  const { formId, formName, paths, sentPaths, idempotencyKey, renderToken, member } = loaderData;
  // Following a link of the error summary is a navigation, after which the router drops the action's data.
  const [posted] = useState(actionData);
  const signInPath = `${site.paths['sign-in'][locale]}?${new URLSearchParams({ r: paths[locale] })}`;

  function onSent({ reference }: { reference: string }) {
    const sent: SentForm = { reference, locale, formId };
    rememberSent(sent);
    track({ event: 'form', event_name: 'form_sent', form_name: formName });
    return navigate(sentPaths[locale], { replace: true, state: sent });
  }

  return { idempotencyKey, renderToken, member, posted, onSent, signInPath, draft: true };
}
