export { fileInputMessages } from './file-input.messages.ts';
export { type ChosenFile, FileInput, type FileInputProps } from './file-input.tsx';
