import { defineCatalog } from '@jalon/i18n';

export const contactUsMessages = defineCatalog('forms.contact-us', {
  fr: {
    subject: 'Sujet de votre message',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    firstNameHint: 'Lettres et espaces seulement. Exemple\u00a0: Marie Ève',
    lastNameHint: 'Lettres et espaces seulement. Exemple\u00a0: Roy Tremblay',
    memberNumber: 'Numéro de membre',
    memberNumberHint: ({ prefix }: { prefix: string }) =>
      prefix ? `Les chiffres qui suivent ${prefix} sur votre carte` : 'Les chiffres de votre carte de membre',
    email: 'Adresse courriel',
    residentialPhone: 'Téléphone à la maison',
    residentialPhoneHint:
      'Dix chiffres, avec l’indicatif régional. Si vous n’en avez pas, entrez le numéro où vous joindre.',
    mobilePhone: 'Téléphone cellulaire',
    workPhone: 'Téléphone au travail',
    workPhonePost: 'Poste téléphonique',
    question: 'Votre message',
    questionHint: 'N’y inscrivez ni mot de passe ni numéro de carte bancaire.',
    consentLabel: 'Consentement',
    consent:
      'J’accepte que le club utilise ces renseignements pour répondre à ma demande, selon les termes de sa ',
    policy: 'politique de confidentialité',
    offers: 'Je souhaite recevoir les offres du club par courriel (facultatif).',
    offersHint:
      'Vous pourrez vous désabonner en tout temps, par le lien que contient chaque message ou en nous écrivant.',
    send: 'Envoyer le message',
  },
  en: {
    subject: 'Subject of your message',
    firstName: 'First name',
    lastName: 'Last name',
    firstNameHint: 'Letters and spaces only. Example: Mary Ann',
    lastNameHint: 'Letters and spaces only. Example: Smith Jones',
    memberNumber: 'Member number',
    memberNumberHint: ({ prefix }) =>
      prefix ? `The digits that follow ${prefix} on your card` : 'The digits on your membership card',
    email: 'Email address',
    residentialPhone: 'Home phone',
    residentialPhoneHint:
      'Ten digits, with the area code. If you have none, enter the number where you can be reached.',
    mobilePhone: 'Mobile phone',
    workPhone: 'Work phone',
    workPhonePost: 'Extension',
    question: 'Your message',
    questionHint: 'Please give no password and no bank card number.',
    consentLabel: 'Consent',
    consent: 'I agree that the club may use this information to answer my request, under the terms of its ',
    policy: 'privacy policy',
    offers: 'I would like to receive the club’s offers by email (optional).',
    offersHint: 'You can unsubscribe at any time, with the link in each message or by writing to us.',
    send: 'Send the message',
  },
});
