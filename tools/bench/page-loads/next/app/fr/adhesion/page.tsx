import { RegistrationStep } from '@jalon/checkout/steps';
import { connection } from 'next/server';
import { priceOf } from './answers';
import { StepPage } from './step-page';

export default async function Page() {
  await connection();
  return (
    <StepPage step="registration" answers={{}} quote={await priceOf('annual')}>
      <RegistrationStep flow="register" />
    </StepPage>
  );
}
