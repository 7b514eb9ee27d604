export { kitMessages } from '../kit/kit.messages.ts';
export { sentNoticeMessages } from '../kit/submission/sent-notice.messages.ts';
