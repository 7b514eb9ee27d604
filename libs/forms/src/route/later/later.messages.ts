import { defineCatalog } from '@jalon/i18n';

/** The texts of a form that is finished later. They name nothing that the form does not ask. */
export const laterMessages = defineCatalog('forms.later', {
  fr: {
    keep: 'Enregistrer et terminer plus tard',
    keptTitle: 'Vos réponses sont enregistrées',
    notSent: 'Rien n’est encore envoyé au club.',
    askAddress:
      'À quelle adresse envoyer un lien? Il ouvrira ce formulaire là où vous l’avez laissé, ici ou sur un autre appareil.',
    email: 'Adresse courriel',
    sendLink: 'M’envoyer le lien',
    invalid: 'Entrez une adresse courriel complète, par exemple nom@exemple.ca.',
    tooMany: 'Vous avez demandé plusieurs liens. Veuillez réessayer plus tard.',
    failed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer dans quelques instants.',
    sentTitle: 'Un lien est en route',
    sentTo: ({ email }: { email: string }) => `Nous l’envoyons à ${email}.`,
    works: ({ days }: { days: number }) =>
      `Il fonctionne une seule fois, pendant ${days}\u00a0jours. Toute personne qui l’a peut voir vos réponses\u00a0: ne le transmettez pas.`,
    keeps: ({ days }: { days: number }) =>
      `Nous gardons vos réponses pendant ${days}\u00a0jours, ou jusqu’à ce que vous envoyiez le formulaire.`,
    files: ({ count, names }: { count: number; names: string }) =>
      `${count === 1 ? 'Le fichier est gardé aussi' : 'Les fichiers sont gardés aussi'}\u00a0: ${names}.`,
    back: 'Revenir au formulaire',
    here: 'Vos réponses sont là où vous les avez laissées.',
    anew: 'Recommencer à zéro',
    goneTitle: 'Vos réponses ne sont plus ici',
    gone: 'Vous avez envoyé le formulaire ou l’avez repris sur un autre appareil, ou trop de temps a passé.',
    readyTitle: 'Reprendre votre formulaire',
    ready:
      'Vous le retrouverez là où vous l’avez laissé. Le lien fonctionne une seule fois\u00a0: le formulaire sera ensuite dans ce navigateur seulement.',
    continue: 'Continuer',
    overTitle: 'Ce lien ne fonctionne plus',
    over: 'Il a déjà servi, le formulaire a été envoyé, ou trop de temps a passé.',
    awayTitle: 'Le formulaire ne peut pas être ouvert en ce moment',
    away: 'Rien n’est perdu\u00a0: le lien fonctionne encore. Veuillez réessayer dans quelques instants.',
    again: 'Réessayer',
  },
  en: {
    keep: 'Save and finish later',
    keptTitle: 'Your answers are saved',
    notSent: 'Nothing has been sent to the club yet.',
    askAddress:
      'Where should we send a link? It will open this form where you left off, here or on another device.',
    email: 'Email address',
    sendLink: 'Send me the link',
    invalid: 'Enter a complete email address, such as name@example.ca.',
    tooMany: 'You requested several links. Please try again later.',
    failed: 'The link couldn’t be sent. Please try again in a few moments.',
    sentTitle: 'A link is on its way',
    sentTo: ({ email }) => `We are sending it to ${email}.`,
    works: ({ days }) =>
      `It works once, for ${days} days. Anyone with the link can see your answers: don’t share it.`,
    keeps: ({ days }) => `We keep your answers for ${days} days, or until you send the form.`,
    files: ({ count, names }) =>
      `${count === 1 ? 'The file is kept too' : 'The files are kept too'}: ${names}.`,
    back: 'Back to the form',
    here: 'Your answers are where you left off.',
    anew: 'Start over',
    goneTitle: 'Your answers are no longer here',
    gone: 'The form was sent, it was continued on another device, or too much time has passed.',
    readyTitle: 'Continue your form',
    ready:
      'You’ll find it where you left off. The link works once: the form will then be in this browser only.',
    continue: 'Continue',
    overTitle: 'This link no longer works',
    over: 'It was already used, the form was sent, or too much time has passed.',
    awayTitle: 'The form can’t be opened at the moment',
    away: 'Nothing is lost: the link still works. Please try again in a few moments.',
    again: 'Try again',
  },
});
