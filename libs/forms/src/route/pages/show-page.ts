import { type PageAnswer, page } from '@jalon/host';
import { type Locale, translator } from '@jalon/i18n';
import type { RejectedPost } from '../../kit/form-props.ts';
import { fieldsOfEveryPage } from '../../kit/pages/form-pages.ts';
import { fieldNames } from '../../kit/rules/form-definition.ts';
import { isIn, nestAnswers } from '../../kit/rules/nested-answers.ts';
import type { KeptAnswers } from '../drafts/kept-answers.ts';
import type { FormRouteView, FormView } from '../view/form-route-view.ts';
import { formView, hasOptionalFields } from '../view/form-view.ts';
import { idOfPage, type ShownPage } from '../view/shown-page.ts';
import { pagedFormMessages } from './paged-form.messages.ts';
import { isLost, type PagedVisit, pageForm, queryOf, wayThrough } from './paged-visit.ts';
import { reviewedPages } from './reviewed-pages.ts';

export interface ShowOptions {
  readonly name: string;
  readonly answers: KeptAnswers;
  readonly idempotencyKey: string;
  readonly renderToken?: string | undefined;
  /** Answers were kept. */
  readonly kept?: FormView['kept'];
  /** Why what was posted was refused. */
  readonly posted?: RejectedPost | undefined;
}

/** A page of questions, or the review of all answers. */
export function showPage(
  visit: PagedVisit,
  { name, answers, posted, ...keys }: ShowOptions,
  { status = 200, headers = [] }: Partial<Pick<PageAnswer<unknown>, 'status' | 'headers'>> = {},
): PageAnswer<FormRouteView> {
  const { form, pages, locale, pathname } = visit;
  const base = formView(visit);
  const { shown, steps } = wayThrough(visit, { answers, answered: 0 });
  // A page that these answers leave out is shown after its own post only.
  const place = Math.max(steps.indexOf(name), 0);
  const pathTo = (step: string) => pathname + queryOf(step);
  const before = steps[place - 1];
  const around = {
    name,
    number: place + 1,
    count: steps.length,
    back: before && pathTo(before),
    isLost: isLost(visit),
    isSentByPage: visit.isSentByPage,
  };
  const asked = pages.find((one) => one.name === name);
  const part: ShownPage = asked
    ? { ...around, title: asked.title[locale], ...questions(visit, asked, answers) }
    : {
        ...around,
        title: translator(pagedFormMessages, { locale })('review'),
        fields: fieldNames(form),
        hidden: answers.filter(([control]) => !isIn(fieldsOfEveryPage(form, pages), control)),
        answers: nestAnswers(form.schema, answers),
        review: reviewedPages(form, shown, nestAnswers(form.schema, answers), {
          locale,
          changePath: (step, field) => `${pathTo(step)}#${idOfPage(form.name, step)}-${field}`,
        }),
      };
  const at = (language: Locale) => base.here[language] + (place === 0 ? '' : queryOf(name));
  const view: FormView = {
    ...base,
    ...keys,
    here: { fr: at('fr'), en: at('en') },
    action: pathTo(name),
    hasOptionalFields: hasOptionalFields(form, part.fields),
    page: part,
    posted,
  };
  return page(view, { status, headers: [...visit.headers, ...headers] });
}

/** What a page of questions has of its form. */
function questions(visit: PagedVisit, asked: Parameters<typeof pageForm>[1], answers: KeptAnswers) {
  const { own, shown, definition } = pageForm(visit, asked);
  return {
    fields: shown,
    hidden: answers.filter(([control]) => isIn(shown, control) && !isIn(own, control)),
    answers: nestAnswers(definition.schema, answers),
  };
}
