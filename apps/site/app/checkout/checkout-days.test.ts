import { locales, translator } from '@jalon/i18n';
import { expect, it } from 'vitest';
import { cookiesMessages } from '../pages/cookies/cookies.messages.ts';
import { resumeMessages } from './resume/resume.messages.ts';
import { checkoutPageMessages } from './view/checkout-page.messages.ts';

it.each(locales)('the texts in %s say the number of days that they are given', (locale) => {
  const days = 12;
  const texts = [
    translator(checkoutPageMessages, { locale })('laterText', { days }),
    translator(resumeMessages, { locale })('overText', { days }),
    translator(cookiesMessages, { locale })('daysAtMost', { days }),
  ];
  for (const text of texts) expect(text).toMatch(/(?<!\d)12\s(jours|days)/);
});
