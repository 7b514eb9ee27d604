'use client';

import { call, submitForm } from '@jalon/api-client';
import { useT } from '@jalon/i18n/react';
import { type ComponentType, useMemo } from 'react';
import type { ClubFormProps, PageInFrame } from '../../kit/form-props.ts';
import { formOfPage, reviewPage } from '../../kit/pages/form-pages.ts';
import type { TypedAnswers } from '../../kit/rules/nested-answers.ts';
import type { FormView } from '../view/form-route-view.ts';
import { idOfPage, type ShownPage } from '../view/shown-page.ts';
import { pagedFormMessages } from './paged-form.messages.ts';
import { ReviewedAnswers } from './reviewed-answers.tsx';

/** The props of a form that its pages set. */
export type PagedFormProps = Pick<
  ClubFormProps,
  | 'id'
  | 'action'
  | 'idempotencyKey'
  | 'renderToken'
  | 'member'
  | 'posted'
  | 'signInPath'
  | 'page'
  | 'onSubmit'
> & { defaults: TypedAnswers; submitLabel: string; onSent: (sent: { reference: string }) => Promise<void> };

interface Props {
  view: FormView;
  page: ShownPage;
  Form: ComponentType<PagedFormProps>;
  further: object;
  onSent: PagedFormProps['onSent'];
}

/**
 * A page of a form: the form’s own component, of which only this page’s `PageFields` are shown. The script checks the answers at
 * their fields and posts the page; from the page that checks all answers it sends them, as a form on one page does.
 */
export function PagedForm({ view, page, Form, further, onSent }: Props) {
  const t = useT(pagedFormMessages);
  const { name, props, action, idempotencyKey, renderToken, member, posted, signInPath, formId } = view;
  const { name: pageName, title, fields, hidden, review, isSentByPage } = page;
  const inFrame: PageInFrame = useMemo(
    () => ({
      name: pageName,
      title,
      hidden,
      split: (definition) => (pageName === reviewPage ? definition : formOfPage(definition, fields)),
    }),
    [pageName, title, hidden, fields],
  );

  const postPage: PagedFormProps['onSubmit'] = async (_values, { sendFiles }) =>
    (isSentByPage ? undefined : await sendFiles?.()) ?? { status: 'post' };

  const send: PagedFormProps['onSubmit'] = async (_values, { payload, idempotencyKey: key, api }) => {
    const result = await call(submitForm, { params: { formId }, body: payload, idempotencyKey: key }, api);
    const isOfField =
      result.status === 'error' && Object.keys(result.errors).some((field) => field !== 'generic');
    // The server shows the page with the field.
    return isOfField ? { status: 'post' } : result;
  };

  return (
    <>
      {review && <ReviewedAnswers pages={review} />}
      <Form
        {...props}
        {...{ action, idempotencyKey, renderToken, member, posted, signInPath }}
        {...further}
        id={idOfPage(name, pageName)}
        page={inFrame}
        defaults={page.answers}
        submitLabel={t(review ? 'send' : 'continue')}
        onSubmit={review && !isSentByPage ? send : postPage}
        onSent={onSent}
      />
    </>
  );
}
