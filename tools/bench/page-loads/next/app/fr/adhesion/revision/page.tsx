import { ReviewStep } from '@jalon/checkout/steps';
import { connection } from 'next/server';
import { answers, priceOf } from '../answers';
import { StepPage } from '../step-page';

export default async function Page() {
  await connection();
  return (
    <StepPage step="review" answers={answers}>
      <ReviewStep
        flow="register"
        data={answers}
        quote={await priceOf('annual')}
        reference={{ method: 'card', brand: 'visa', lastFour: '4242' }}
      />
    </StepPage>
  );
}
