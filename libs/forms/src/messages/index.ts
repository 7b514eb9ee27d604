export { kitMessages } from '../kit/kit.messages.ts';
