export { sentNoticeMessages } from '../kit/sent-notice/sent-notice.messages.ts';
export { kitMessages } from '../kit/texts/kit.messages.ts';
