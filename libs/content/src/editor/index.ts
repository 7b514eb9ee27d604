export { type EditorAddresses, startEditor } from './start-editor.ts';
