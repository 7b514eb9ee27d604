export { legalDocumentMessages } from './legal-document.messages.ts';
export { LegalDocument, type LegalDocumentProps } from './legal-document.tsx';
