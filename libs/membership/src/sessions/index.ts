export { sessionFields } from './form-post.ts';
export { SessionList, type SessionListProps } from './session-list.tsx';
export { sessionsMessages } from './sessions.messages.ts';
