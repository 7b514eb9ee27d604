import { getPaymentSettings, isCallError } from '@jalon/api-client';
import { PaymentStep } from '@jalon/checkout/steps';
import { connection } from 'next/server';
import { answers, api, priceOf } from '../answers';
import { StepPage } from '../step-page';

export default async function Page() {
  await connection();
  const [annual, monthly, settings] = await Promise.all([
    priceOf('annual'),
    priceOf('monthly'),
    getPaymentSettings(api),
  ]);
  if (isCallError(settings)) throw new Error('The API has no payment settings.');
  const { step1, step2, step3 } = answers;
  return (
    <StepPage step="payment" answers={{ step1, step2, step3 }} quote={annual}>
      <PaymentStep flow="register" quotes={{ annual, monthly }} settings={settings} />
    </StepPage>
  );
}
