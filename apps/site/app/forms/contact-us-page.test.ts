import { expect, it } from 'vitest';
import { contactUsPageMessages } from './contact-us-page.messages.ts';

it('the introduction has the number that becomes a link', () => {
  const { fr, en } = contactUsPageMessages;
  for (const { intro, phone } of [fr, en]) expect(intro).toContain(phone);
});
