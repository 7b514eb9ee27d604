import { defineCatalog } from '@jalon/i18n';

/** The words of the page that is sent to a person. `field-…` names what is stored; without one, the field’s own name is shown. */
export const personPageMessages = defineCatalog('api.person-page', {
  fr: {
    title: ({ club }: { club: string }) => `Les renseignements que ${club} détient sur vous`,
    made: ({ date }: { date: string }) => `Cette page contient ce que nos systèmes avaient le ${date}.`,
    nothing: 'Nous ne détenons aucun renseignement à cette adresse ou à ce numéro.',
    notHere:
      'Vos choix de témoins n’y sont pas\u00a0: ils sont conservés sans rien qui vous désigne. Le numéro affiché sur la page des témoins permet de les retrouver.',
    stored: ({ date }: { date: string }) => `Conservé depuis le ${date}`,
    'kind-member': 'Dossier de membre',
    'kind-submission': 'Formulaire envoyé',
    'kind-order': 'Commande',
    'kind-checkout': 'Demande d’adhésion non terminée',
    'kind-checkout-link': 'Lien demandé pour continuer une demande',
    'kind-form-draft': 'Formulaire non terminé',
    'kind-form-draft-link': 'Lien demandé pour continuer un formulaire',
    'kind-account': 'Compte',
    'kind-session': 'Session ouverte',
    'kind-ending': 'Fin de l’adhésion',
    'kind-renewal': 'Renouvellement automatique',
    'kind-renewal-choice': 'Choix du renouvellement automatique',
    yes: 'Oui',
    no: 'Non',
  },
  en: {
    title: ({ club }) => `The information that ${club} holds about you`,
    made: ({ date }) => `This page has what our systems held on ${date}.`,
    nothing: 'We hold no information under this address or number.',
    notHere:
      'Your cookie choices aren’t included: they are kept without anything that identifies you. The number on the page about cookies finds them.',
    stored: ({ date }) => `Kept since ${date}`,
    'kind-member': 'Member record',
    'kind-submission': 'Form you sent',
    'kind-order': 'Order',
    'kind-checkout': 'Unfinished membership request',
    'kind-checkout-link': 'Requested link to continue a request',
    'kind-form-draft': 'Unfinished form',
    'kind-form-draft-link': 'Requested link to continue a form',
    'kind-account': 'Account',
    'kind-session': 'Open session',
    'kind-ending': 'End of the membership',
    'kind-renewal': 'Automatic renewal',
    'kind-renewal-choice': 'Choice about automatic renewal',
    yes: 'Yes',
    no: 'No',
  },
});
