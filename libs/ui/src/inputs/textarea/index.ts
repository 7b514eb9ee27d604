export { textareaMessages } from './textarea.messages.ts';
export { Textarea, type TextareaProps } from './textarea.tsx';
