import type { Translator } from '@jalon/i18n';
import type { visitorWords } from '../kit/rules/shared-words.ts';

/** The texts of the contact fields, for a form whose messages include `visitorWords`. */
export function visitorContactLabels(t: Translator<typeof visitorWords.fr>) {
  return {
    fields: {
      memberNumber: t('memberNumber'),
      memberWithoutEmail: t('memberWithoutEmail'),
      visitorName: t('visitorName'),
      email: t('email'),
      phone: t('phone'),
    },
    hints: { phone: t('phoneHint') },
  };
}
