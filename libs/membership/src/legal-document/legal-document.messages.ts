import { defineCatalog } from '@jalon/i18n';

export const legalDocumentMessages = defineCatalog('membership.legal-document', {
  fr: {
    print: 'Imprimer',
    keep: 'Enregistrer',
    file: 'contrat-adhesion.txt',
  },
  en: {
    print: 'Print',
    keep: 'Save',
    file: 'membership-contract.txt',
  },
});
