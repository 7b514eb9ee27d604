import { mistakesOf, testMessages } from '../../testing/test-messages.tsx';
import { giftCardMessages } from './gift-card.messages.ts';
import { checkClubDollars } from './gift-card.schema.ts';
import { GiftCardForm } from './index.ts';

const { choice, number } = mistakesOf;

testMessages(
  'gift-card',
  GiftCardForm,
  {
    partner: choice,
    amount: choice,
    quantity: [...number, 'atLeastOne'],
    total: ['insufficientDollars'],
  },
  { messages: giftCardMessages, ofApi: checkClubDollars('150', 42.5) },
);
