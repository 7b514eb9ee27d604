import { AddressStep } from '@jalon/checkout/steps';
import { connection } from 'next/server';
import { answers, priceOf } from '../answers';
import { StepPage } from '../step-page';

export default async function Page() {
  await connection();
  const { step1, step2 } = answers;
  return (
    <StepPage step="address" answers={{ step1, step2 }} quote={await priceOf('annual')}>
      <AddressStep flow="register" />
    </StepPage>
  );
}
