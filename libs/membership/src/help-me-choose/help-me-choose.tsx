'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Link } from '@jalon/ui/link';
import { RadioGroup } from '@jalon/ui/radio-group';
import type { ComponentPropsWithRef } from 'react';
import { Comparator } from '../comparator/index.ts';
import { selectionQuery } from '../comparator/selection.ts';
import { Checklist } from '../internal/checklist.tsx';
import { ChooseButton, type PresentMembership } from '../internal/choose-button.tsx';
import { PriceSlot } from '../price-slot/index.ts';
import type { ComparatorSection, HelpQuestion, MembershipTexts } from '../types/membership-content.schema.ts';
import type { Membership } from '../types/with-prices.ts';
import { helpMeChooseMessages } from './help-me-choose.messages.ts';
import { Further, Question, Result, Root } from './help-me-choose.styles.ts';
import { askedField } from './read-answers.ts';
import { type HelpAnswers, type HelpRule, recommend } from './recommend.ts';

export interface HelpMeChooseProps extends PresentMembership, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  questions: readonly HelpQuestion[];
  /** The points that answers give to types. */
  rule: HelpRule;
  /** The answers in the address: `readHelpAnswers(search, questions)`. */
  answers: HelpAnswers;
  /** The question that was sent without an answer: `readUnanswered(search, questions)`. */
  unanswered?: string | undefined;
  /** The path of the page: each question has an address of its own, with the answers before it. */
  action: string;
  memberships: readonly Membership[];
  /** The shared texts. */
  texts: MembershipTexts;
  /** The page with the comparator, which receives the two types in its address. */
  comparatorPath: string;
  /** The rows of a comparator below the result. Without them, a link opens the page with the comparator. */
  sections?: readonly ComparatorSection[];
  /** The level of the headings of the result. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * Asks one question at a time, then recommends two types and gives the reasons. Each question is a GET form with an
 * address of its own: Back and sharing work, and no script is needed. A `<div>`.
 */
export function HelpMeChoose({
  questions,
  rule,
  answers,
  unanswered,
  action,
  memberships,
  texts,
  comparatorPath,
  member,
  modifyHref,
  sections,
  headingLevel = 2,
  ...props
}: HelpMeChooseProps) {
  const t = useT(helpMeChooseMessages);
  const [firstMembership, ...others] = memberships;
  const asked = questions.findIndex(({ id }) => !(id in answers));
  const question = questions[asked];

  if (question) {
    const answered = questions.slice(0, asked);
    const before = new URLSearchParams(answered.slice(0, -1).map(({ id }) => [id, answers[id] ?? '']));
    return (
      <Root {...props}>
        {/* Another key for each question, so that React does not carry an answer over. */}
        <Question key={question.id} method="get" action={action} noValidate>
          <p>{t('step', { step: asked + 1, count: questions.length })}</p>
          {answered.map(({ id }) => (
            <input key={id} type="hidden" name={id} value={answers[id]} />
          ))}
          <RadioGroup
            name={question.id}
            legend={question.title}
            hint={question.hint}
            required
            error={unanswered === question.id ? t('choose') : undefined}
            options={question.answers.map(({ id, label }) => ({ value: id, label }))}
          />
          <Button type="submit" name={askedField} value={question.id}>
            {t(asked + 1 < questions.length ? 'next' : 'result')}
          </Button>
          {asked > 0 && <Link href={asked > 1 ? `${action}?${before}` : action}>{t('back')}</Link>}
        </Question>
      </Root>
    );
  }

  if (!firstMembership) return null;
  const ids = [firstMembership.id, ...others.map(({ id }) => id)] as const;
  const recommended = recommend(rule, answers, ids);
  const selection = { first: recommended.first, second: recommended.second, differences: true };
  const reasonOf = (questionId: string) =>
    questions
      .find(({ id }) => id === questionId)
      ?.answers.filter(({ id }) => id === answers[questionId])
      .map(({ reason }) => reason) ?? [];
  const found = [recommended.first, recommended.second].flatMap((id) =>
    memberships.filter((membership) => membership.id === id),
  );
  const Heading = `h${headingLevel}` as const;

  return (
    <Root {...props}>
      <Result role="list">
        {found.map((membership, index) => {
          const reasons = (recommended.reasons[membership.id] ?? []).flatMap(reasonOf);
          return (
            <li key={membership.id}>
              <div>
                <p data-part="rank">{t(index === 0 ? 'best' : 'also')}</p>
                <Heading>{membership.name}</Heading>
              </div>
              <Checklist items={reasons.length > 0 ? reasons : [t('otherwise')]} />
              <PriceSlot
                monthlyPrice={membership.monthlyPrice}
                yearlyPrice={membership.yearlyPrice}
                texts={texts}
              />
              <ChooseButton membership={membership} texts={texts} member={member} modifyHref={modifyHref} />
            </li>
          );
        })}
      </Result>
      <Further>
        {selection.second && !sections && (
          <Button href={`${comparatorPath}?${selectionQuery(selection)}`} variant="secondary">
            {t('compare')}
          </Button>
        )}
        <Link href={action}>{t('again')}</Link>
      </Further>
      {sections && (
        <Comparator
          memberships={memberships}
          sections={sections}
          texts={texts}
          selection={selection}
          action={comparatorPath}
          // The result above has the content of the tiles.
          tiles={false}
          // The answers in the address decide the selection.
          onSelectionChange={keepAddress}
          member={member}
          modifyHref={modifyHref}
        />
      )}
    </Root>
  );
}

function keepAddress(): void {}
