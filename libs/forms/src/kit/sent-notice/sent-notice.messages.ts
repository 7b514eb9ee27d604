import { defineCatalog } from '@jalon/i18n';

/** The result of a submission that ended after the visitor left the form. */
export const sentNoticeMessages = defineCatalog('forms.sent-notice', {
  fr: {
    sent: ({ reference }: { reference: string }) =>
      `Votre demande a été envoyée. Numéro de référence\u00a0: ${reference}`,
    sentWithoutReference: 'Votre demande a été envoyée.',
    notSent: 'Votre demande n’a pas été envoyée. Vos réponses vous attendent dans le formulaire.',
    mayBeSent:
      'Votre demande est peut-être arrivée, mais nous n’avons pas reçu de réponse. Envoyez-la de nouveau\u00a0: elle ne comptera qu’une fois.',
    backToForm: 'Revenir au formulaire',
  },
  en: {
    sent: ({ reference }) => `Your request has been sent. Reference number: ${reference}`,
    sentWithoutReference: 'Your request has been sent.',
    notSent: 'Your request wasn’t sent. Your answers are still in the form.',
    mayBeSent:
      'Your request may have arrived, but we received no answer. Send it again: it will count only once.',
    backToForm: 'Go back to the form',
  },
});
