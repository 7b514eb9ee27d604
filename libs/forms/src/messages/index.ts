export { kitMessages } from '../kit/texts/kit.messages.ts';
