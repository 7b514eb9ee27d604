'use client';

import { useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { describedBy, Field } from '@jalon/ui/field';
import { Section } from '@jalon/ui/section';
import { TextInput } from '@jalon/ui/text-input';
import type { ReactNode } from 'react';
import { Title } from '../route.styles.ts';
import type { KeptView, LaterView, LinkSentView } from '../view/later-view.ts';
import { laterMessages } from './later.messages.ts';
import { Keep, Later } from './later.styles.ts';
import { type LaterIntent, laterFields } from './later-fields.ts';
import { laterTitle } from './later-title.ts';

export interface LaterPageProps {
  view: LaterView;
  /** What follows a link that no longer works: a link to the home page, for example. */
  children?: ReactNode;
}

/**
 * A page of a form that is finished later: where to mail the link, that it is on its way, and the page that it opens. No
 * script presses its button: someone else may have sent the link.
 */
export function LaterPage({ view, children }: LaterPageProps) {
  const t = useT(laterMessages);
  const { here, locale } = view;
  return (
    <Section width="text">
      <Title tabIndex={-1} autoFocus={view.state === 'sent'}>
        {laterTitle(view)}
      </Title>
      <Later>
        {view.state === 'kept' && <Kept view={view} />}
        {view.state === 'sent' && <LinkSent view={view} />}
        {view.state === 'gone' && <p>{t('gone')}</p>}
        {view.state === 'ready' && (
          <form method="post" action={here[locale]}>
            <p>{t('ready')}</p>
            <input type="hidden" name={laterFields.page} value={view.page} />
            <Button type="submit">{t('continue')}</Button>
          </form>
        )}
        {view.state === 'over' && (
          <>
            <p>{t('over')}</p>
            {children}
          </>
        )}
        {view.state === 'away' && (
          <>
            <p>{t('away')}</p>
            <Button href={here[locale]}>{t('again')}</Button>
          </>
        )}
        {'formPath' in view && (
          <Button variant="secondary" href={view.formPath}>
            {t('back')}
          </Button>
        )}
      </Later>
    </Section>
  );
}

const emailId = 'later-email';

function Kept({ view: { formPath, form, draftId, email, error, files } }: { view: KeptView }) {
  const t = useT(laterMessages);
  const message = error && t(error);
  return (
    <>
      <p>
        {form}. {t('notSent')} <KeptFiles files={files} />
      </p>
      <form method="post" action={formPath} noValidate>
        <input type="hidden" name={laterFields.draft} value={draftId} />
        <Field controlId={emailId} label={t('email')} hint={t('askAddress')} error={message}>
          <TextInput
            id={emailId}
            name={laterFields.email}
            type="email"
            autoComplete="email"
            defaultValue={email}
            aria-describedby={describedBy(emailId, { hint: t('askAddress'), error: message })}
            aria-invalid={error !== undefined}
            autoFocus
          />
        </Field>
        <Button type="submit" name={laterFields.intent} value={'link' satisfies LaterIntent}>
          {t('sendLink')}
        </Button>
      </form>
    </>
  );
}

function LinkSent({ view: { email, days, files } }: { view: LinkSentView }) {
  const t = useT(laterMessages);
  return (
    <>
      <p>{t('sentTo', { email })}</p>
      <p>{t('works', { days })}</p>
      <p>
        {t('keeps', { days })} <KeptFiles files={files} />
      </p>
      <p>{t('notSent')}</p>
    </>
  );
}

function KeptFiles({ files }: { files: readonly string[] }) {
  const t = useT(laterMessages);
  return files.length === 0 ? null : t('files', { count: files.length, names: files.join(', ') });
}

export interface KeepForLaterProps {
  /** The id of the form that is posted. */
  form: string;
}

/** The button that keeps a form to be finished later. It posts the form as it is, with or without a script. */
export function KeepForLater({ form }: KeepForLaterProps) {
  const t = useT(laterMessages);
  return (
    <Keep>
      <Button
        type="submit"
        form={form}
        formNoValidate
        variant="secondary"
        name={laterFields.intent}
        value={'keep' satisfies LaterIntent}
      >
        {t('keep')}
      </Button>
    </Keep>
  );
}

export interface KeptNoticeProps {
  /** `here`: the form shows the answers that were kept; `gone`: they are no longer kept. */
  kept: 'here' | 'gone';
  /** The page of the form. */
  action: string;
}

/** Says above a form where its kept answers are, with a button to start over. */
export function KeptNotice({ kept, action }: KeptNoticeProps) {
  const t = useT(laterMessages);
  if (kept === 'gone')
    return (
      <Alert variant="warning" title={t('goneTitle')}>
        {t('gone')}
      </Alert>
    );
  return (
    <Later>
      <form method="post" action={action}>
        <p>{t('here')}</p>
        <Button
          type="submit"
          variant="secondary"
          name={laterFields.intent}
          value={'anew' satisfies LaterIntent}
        >
          {t('anew')}
        </Button>
      </form>
    </Later>
  );
}
