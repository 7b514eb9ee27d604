import { translator } from '@jalon/i18n';
import { formPageMessages } from './form-page.messages.ts';
import { laterTitle } from './later/later-title.ts';
import { sentPageMessages } from './sent-page.messages.ts';
import type { FormRouteView, FormView } from './view/form-route-view.ts';

/** The title of the page that shows a view, for `<title>`. */
export function viewTitle(view: FormRouteView): string {
  if (view.kind === 'form') return titleOfForm(view);
  if (view.kind === 'later') return laterTitle(view);
  const [locale = 'fr'] = view.languages;
  return translator(sentPageMessages, { locale })(view.sent ? 'title' : 'noReferenceTitle');
}

/** After a rejected post the title says so, unless the post only changed the language. */
function titleOfForm({ posted, locale, texts, page }: FormView): string {
  const title = page ? `${page.title} – ${texts.title}` : texts.title;
  const { errors } = posted ?? {};
  if (!errors || Object.keys(errors).length === 0) return title;
  const t = translator(formPageMessages, { locale });
  if (errors.generic === 'confirmSend') return t('confirmTitle', { title });
  return t(errors.generic === 'noAnswer' ? 'noAnswerTitle' : 'errorTitle', { title });
}
