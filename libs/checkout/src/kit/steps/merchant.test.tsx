import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleClub, sampleData, sampleMerchant, sampleQuote } from '../../testing/sample-checkout.ts';
import { ReviewStep } from './review/review-step.tsx';

const html = (club: typeof defaultClub, content: ReactNode) =>
  renderToString(
    <I18nProvider locale="en">
      <ClubProvider club={club}>{content}</ClubProvider>
    </I18nProvider>,
  );

describe('the contract of the review', () => {
  const review = <ReviewStep flow="register" data={sampleData.register} quote={sampleQuote} action="/" />;

  it('names the club’s own seller', () => {
    const merchant = { ...sampleMerchant, name: 'Club Boréal inc.' };
    const page = html({ ...sampleClub, checkout: { merchant } }, review);
    expect(page).toContain('Club Boréal inc.');
    expect(page).not.toContain('Club Jalon inc.');
  });

  it('is made in no other name when the club has no seller: the error names the setting', () => {
    const boreal = { ...defaultClub, name: { fr: 'Club Boréal', en: 'Boreal Club' } };
    expect(() => html(boreal, review)).toThrow(/checkout\.merchant/);
  });
});
