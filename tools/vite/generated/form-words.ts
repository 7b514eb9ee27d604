// Written by `npm run generate -- form-lists`, from the folders of src/forms.

/** The words by which Storybook's search finds each form, by the title of its page: its own titles in both languages. */
export const formWords: Readonly<Record<string, string>> = {
  'Forms/Advisory': 'formulaire, conseil auto, car advice, conseil habitation, home advice',
  'Forms/BatteryTest': 'formulaire, test de batterie, battery test',
  'Forms/ContactDetails': 'formulaire, coordonnées du membre, member’s contact details',
  'Forms/ContactUs': 'formulaire, nous joindre, contact us, assurance auto, auto insurance, assurance habitation, home insurance, soumission d’assurance auto, auto insurance quote, assurance voyage, travel insurance, assurance accident, accident insurance',
  'Forms/GiftCard': 'formulaire, carte-cadeau, gift card',
  'Forms/PersonalInformation': 'formulaire, renseignements personnels, personal information',
  'Forms/PriceList': 'formulaire, prix courant d’un véhicule, list price of a vehicle',
};
