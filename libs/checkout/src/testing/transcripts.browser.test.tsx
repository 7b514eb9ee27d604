import { virtual } from '@guidepup/virtual-screen-reader';
import { ClubProvider } from '@jalon/club/react';
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { readAll } from '../../../../tools/vite/read-all.ts';
import { answersOf, type FlowStep, flowSteps } from '../schemas/index.ts';
import {
  AdditionalMembersStep,
  AddressStep,
  CheckoutStep,
  OrderReceipt,
  OrderSummary,
  PaymentStep,
  RegistrationStep,
  ReviewStep,
  ReviewSummary,
  useAnsweredParts,
} from '../steps.ts';
import { mockFields } from './mock-fields.ts';
import {
  monthlyQuote,
  sampleAgreements,
  sampleClub,
  sampleData,
  sampleQuote,
  sampleSettings,
} from './sample-checkout.ts';

/**
 * The announcements of a screen reader in each step of `register`, by the ARIA and HTML specifications: a simulation, not a real
 * screen reader. Read the transcripts before you accept a change of them.
 */

afterEach(async () => {
  await virtual.stop();
  sessionStorage.clear();
});

const flow = 'register';
const data = sampleData[flow];
const links = Object.fromEntries(flowSteps[flow].map((step) => [step, `/${step}`]));
const reference = { method: 'card', brand: 'visa', lastFour: '4242' } as const;
const prices = { vrOption: 3_000, additionalMember: 6_000 };
const membershipName = () => 'Plus';
const quote = sampleQuote;

function form(step: FlowStep, locale: Locale): ReactNode {
  const shared = { flow, values: answersOf(data, step), onSubmit: async () => undefined } as const;
  switch (step) {
    case 'registration':
      return <RegistrationStep {...shared} prices={prices} />;
    case 'addMember':
      return <AdditionalMembersStep {...shared} prices={prices} />;
    case 'address':
      return <AddressStep {...shared} />;
    case 'payment':
      return (
        <PaymentStep
          {...shared}
          quotes={{ annual: quote, monthly: monthlyQuote }}
          settings={sampleSettings}
          loadFields={mockFields()}
        />
      );
    case 'review':
      return (
        <ReviewStep
          flow={flow}
          data={data}
          quote={quote}
          agreements={sampleAgreements(locale, { data, quote, reference, membershipName })}
          links={links}
          reference={reference}
          membershipName={membershipName}
          onSubmit={shared.onSubmit}
        />
      );
  }
}

function Page({ step, locale }: { step: FlowStep; locale: Locale }) {
  const answered = useAnsweredParts(flow, { data, links, step });
  const done = flowSteps[flow].slice(0, flowSteps[flow].indexOf(step as never));
  return (
    <CheckoutStep
      flow={flow}
      step={step}
      progress={Object.fromEntries(done.map((name) => [name, 'done' as const]))}
      links={links}
      summary={
        step === 'review' ? (
          <ReviewSummary flow={flow} quote={quote} reference={reference} membershipName={membershipName} />
        ) : (
          <OrderSummary quote={quote} answered={answered} membershipName={membershipName} />
        )
      }
    >
      {form(step, locale)}
    </CheckoutStep>
  );
}

describe.each(['fr', 'en'] as const)('in %s, a screen reader says', (locale) => {
  async function read(content: ReactNode): Promise<string> {
    render(
      <I18nProvider locale={locale}>
        <ClubProvider club={sampleClub}>{content}</ClubProvider>
      </I18nProvider>,
    );
    // The fields of the gateway load after the rest.
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
    const phrases = await readAll();
    cleanup();
    return phrases.join('\n');
  }

  it('each step of becoming a member, and the receipt', async () => {
    const parts: string[] = [];
    for (const step of flowSteps[flow])
      parts.push(`# ${step}\n${await read(<Page step={step} locale={locale} />)}`);
    const receipt = {
      orderNumber: 'JALON2345',
      placedAt: '2026-11-23T15:00:00Z',
      quote,
      priceData: quote.priceData,
      memberNumber: '2000000011',
      payment: reference,
    };
    const last = await read(
      <OrderReceipt
        receipt={receipt}
        homeHref="/"
        account={{ action: '/review', state: 'open' }}
        membershipName={membershipName}
      />,
    );
    const transcript = `${[...parts, `# receipt\n${last}`].join('\n\n')}\n`;
    await expect(transcript).toMatchFileSnapshot(`transcripts/register.${locale}.txt`);
  });
});
