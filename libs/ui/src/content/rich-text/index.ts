export { richTextMessages } from './rich-text.messages.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
