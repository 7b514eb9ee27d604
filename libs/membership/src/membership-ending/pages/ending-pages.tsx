'use client';

import { formatDate, formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Field } from '@jalon/ui/field';
import { Section } from '@jalon/ui/section';
import { TextInput } from '@jalon/ui/text-input';
import { AccountForm } from '../../account-form/account-form.tsx';
import { endingFields } from '../ending-post.ts';
import type { AskView, EndedView, LinkSentView, NothingView, ReadyView } from '../ending-view.ts';
import { membershipEndingMessages } from '../membership-ending.messages.ts';
import { Actions, Root } from '../membership-ending.styles.ts';
import { EndingAmounts } from './ending-amounts.tsx';

/** Asks for the number, or leads to signing in. */
export function AskPage({ view }: { view: AskView }) {
  const t = useT(membershipEndingMessages);
  const { links, number, rejected } = view;
  return (
    <Section width="text">
      <h1>{t('askTitle')}</h1>
      <Root>
        <p>{t('askIntro')}</p>
        <AccountForm
          action={links.ending}
          rejected={rejected}
          names={[endingFields.number]}
          messageOf={(_, key) => t(key === 'required' ? 'required' : 'invalid')}
          texts={{
            failedTitle: t('askFailed'),
            failed: t('tryAgain'),
            submit: t('ask'),
            pending: t('asking'),
          }}
        >
          {(fieldOf) => {
            const { field, control } = fieldOf(endingFields.number, t('numberHint'));
            return (
              <Field {...field} label={t('number')}>
                <TextInput
                  {...control}
                  defaultValue={number}
                  maxLength={30}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
              </Field>
            );
          }}
        </AccountForm>
        <section>
          <p>{t('askMember')}</p>
          <Actions>
            <Button href={links.signIn} variant="secondary">
              {t('askSignIn')}
            </Button>
          </Actions>
        </section>
      </Root>
    </Section>
  );
}

/** Confirms that a link was requested. */
export function LinkSentPage({ view: { links } }: { view: LinkSentView }) {
  const t = useT(membershipEndingMessages);
  return (
    <Section width="text">
      <h1>{t('askTitle')}</h1>
      <Root>
        <Alert tabIndex={-1} autoFocus variant="success" title={t('sentTitle')}>
          {t('sent')}
        </Alert>
        <p>{t('sentNothing')}</p>
        <Actions>
          <Button href={links.ending} variant="secondary">
            {t('askAgain')}
          </Button>
          <Button href={links.contact} variant="secondary">
            {t('contact')}
          </Button>
        </Actions>
      </Root>
    </Section>
  );
}

/** What ends when, what is paid back and why, and the button. */
export function ReadyPage({ view }: { view: ReadyView }) {
  const t = useT(membershipEndingMessages);
  const { ending, problem, here, locale, links, isMember } = view;
  const isGift = ending.kind === 'gift';
  return (
    <Section width="text">
      <h1>{t(isGift ? 'readyGiftTitle' : 'readyTitle')}</h1>
      <Root>
        {problem && (
          <Alert variant={problem === 'changed' ? 'warning' : 'error'} title={t(problem)} announce>
            {t(`${problem}Text`)}
          </Alert>
        )}
        <WhatEnds view={view} />
        <section>
          <h2>{t(ending.isPaidByOther ? 'backOther' : 'back')}</h2>
          <EndingAmounts ending={ending} />
          <p>{t('why')}</p>
          <p>{t('law')}</p>
        </section>
        <form method="post" action={here[locale]}>
          <input type="hidden" name={endingFields.seen} value={ending.seen} />
          <Actions>
            <Button type="submit">{t(isGift ? 'pressGift' : 'press')}</Button>
            <Button href={isMember ? links.memberArea : links.home} variant="secondary">
              {t(isGift ? 'keepGift' : 'keep')}
            </Button>
          </Actions>
        </form>
      </Root>
    </Section>
  );
}

/** What ended, and what is paid back. */
export function EndedPage({ view }: { view: EndedView }) {
  const t = useT(membershipEndingMessages);
  const { ending, links, isMember } = view;
  return (
    <Section width="text">
      <h1>{t(ending.kind === 'gift' ? 'endedGiftTitle' : 'endedTitle')}</h1>
      <Root>
        <p>{t('mailed')}</p>
        <WhatEnds view={view} />
        <section>
          <h2>{t(ending.isPaidByOther ? 'backOther' : 'back')}</h2>
          <EndingAmounts ending={ending} />
        </section>
        {ending.kind === 'membership' && <p>{t('regret')}</p>}
        <Actions>
          <Button href={isMember ? links.memberArea : links.home} variant="secondary">
            {t(isMember ? 'memberArea' : 'home')}
          </Button>
          <Button href={links.contact} variant="secondary">
            {t('contact')}
          </Button>
        </Actions>
      </Root>
    </Section>
  );
}

function WhatEnds({ view: { kind, ending } }: { view: ReadyView | EndedView }) {
  const t = useT(membershipEndingMessages);
  const locale = useLocale();
  const { endsOn, expiresOn, stopped, endsMandate, isPaidByOther } = ending;
  const isEnded = kind === 'ended';
  const isGift = ending.kind === 'gift';
  const day = (date: string) => formatDate(new Date(date), locale);
  const [next] = stopped;
  const amount = formatPrice(
    stopped.reduce((sum, one) => sum + one.amount, 0),
    locale,
  );
  return (
    <section>
      <h2>{t(isEnded ? 'whatEnded' : 'what')}</h2>
      <ul>
        {isGift ? (
          <li>{t(isEnded ? 'endedGift' : 'endsGift')}</li>
        ) : (
          <li>
            {t(isEnded ? 'ended' : 'ends', { date: day(endsOn) })}
            {expiresOn && expiresOn > endsOn && ` ${t('insteadOf', { date: day(expiresOn) })}`}
          </li>
        )}
        {!isGift && <li>{t('everyone')}</li>}
        {!isGift && <li>{t('renewal')}</li>}
        {next && !isPaidByOther && (
          <li>{t('stopped', { count: stopped.length, amount, date: day(next.dueOn) })}</li>
        )}
        {endsMandate && !isPaidByOther && <li>{t('mandate')}</li>}
      </ul>
    </section>
  );
}

/** Why nothing can be ended, and the next actions. */
export function NothingPage({ view: { reason, links, here, locale } }: { view: NothingView }) {
  const t = useT(membershipEndingMessages);
  return (
    <Section width="text">
      <h1>{t(`nothing-${reason}-title`)}</h1>
      <Root>
        <p>{t(`nothing-${reason}`)}</p>
        <Actions>
          {reason === 'away' && <Button href={here[locale]}>{t('again')}</Button>}
          {reason === 'expired' && <Button href={links.ending}>{t('askAgain')}</Button>}
          <Button href={links.contact} variant="secondary">
            {t('contact')}
          </Button>
        </Actions>
      </Root>
    </Section>
  );
}
