import { defineCatalog } from '@jalon/i18n';

/** Texts of the messages about a submission, to the club's staff and to the visitor. */
export const mailMessages = defineCatalog('api.mail', {
  fr: {
    subject: ({ form, reference }: { form: string; reference: string }) =>
      `${form}\u00a0: demande ${reference}`,
    arrived: ({ form }: { form: string }) =>
      `Une demande est arrivée par le formulaire «\u00a0${form}\u00a0».`,
    line: ({ label, value }: { label: string; value: string }) =>
      label.endsWith('?') ? `${label} ${value}` : `${label}\u00a0: ${value}`,
    reference: 'Référence',
    receivedAt: 'Reçue',
    receivedTime: ({ local, utc }: { local: string; utc: string }) => `${local}, heure de l’Est (${utc} UTC)`,
    answerBy: 'Réponse écrite à donner au plus tard le',
    member: 'Membre connecté, numéro vérifié',
    displayCopy: 'Selon le témoin du navigateur, sans vérification',
    tooLargeToAttach:
      'Les fichiers sont trop gros pour ce message. Téléchargez-les à ces adresses, valides pendant 30\u00a0jours\u00a0:',
    acknowledgementSubject: ({ reference }: { reference: string }) =>
      `Nous avons reçu votre demande ${reference}`,
    hello: 'Bonjour,',
    acknowledged: ({ reference }: { reference: string }) =>
      `Nous avons bien reçu votre demande. Votre numéro de référence est ${reference}.`,
    answeredBy: ({ date }: { date: string }) => `Vous recevrez une réponse écrite au plus tard le ${date}.`,
    copy: 'Voici une copie de vos réponses\u00a0:',
    notYou: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
    emailChangedSubject: 'Votre adresse courriel a été modifiée',
    emailChanged:
      'L’adresse courriel de votre compte a été modifiée. Nos prochains messages seront envoyés à la nouvelle adresse.',
    emailChangedReference: ({ reference }: { reference: string }) =>
      `Le numéro de référence de cette modification est ${reference}.`,
    notYouChanged: 'Si vous n’avez pas demandé cette modification, communiquez avec nous sans tarder.',
    automatic: 'Ce message est envoyé automatiquement.',
  },
  en: {
    subject: ({ form, reference }) => `${form}: request ${reference}`,
    arrived: ({ form }) => `A request arrived through the form “${form}”.`,
    line: ({ label, value }) => (label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`),
    reference: 'Reference',
    receivedAt: 'Received',
    receivedTime: ({ local, utc }) => `${local} Eastern time (${utc} UTC)`,
    answerBy: 'Written answer due by',
    member: 'Signed-in member, number verified',
    displayCopy: 'From the browser’s cookie, not verified',
    tooLargeToAttach:
      'The files are too large for this message. Download them at these addresses, valid for 30 days:',
    acknowledgementSubject: ({ reference }) => `We have received your request ${reference}`,
    hello: 'Hello,',
    acknowledged: ({ reference }) => `We have received your request. Your reference number is ${reference}.`,
    answeredBy: ({ date }) => `You will receive a written answer by ${date}.`,
    copy: 'Here is a copy of your answers:',
    notYou: 'If you didn’t ask for anything, you can ignore this message.',
    emailChangedSubject: 'Your email address was changed',
    emailChanged:
      'The email address in your account was changed. Our next messages will be sent to the new address.',
    emailChangedReference: ({ reference }) => `The reference number of this change is ${reference}.`,
    notYouChanged: 'If you didn’t ask for this change, please contact us right away.',
    automatic: 'This message is sent automatically.',
  },
});
