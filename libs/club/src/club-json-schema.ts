import * as z from 'zod/mini';
import { clubConfigSchema } from './club-config.ts';

/**
 * The descriptions of the settings that an editor shows. Not in the zod schemas: browsers would load them.
 */
const descriptions: Readonly<Record<string, string>> = {
  $schema: 'The JSON Schema of this file, for editors.',
  name: 'What the club is called, in both languages.',
  demonstration:
    'The club is fictional: every page and every message says first that nobody reads what is sent. Default: false.',
  colorScheme:
    'The colours of the pages. light: always light (the default). dark: always dark. system: as the visitor’s system is set.',
  memberNumberPrefix: 'Shown before every member number. Empty for none. Default: 620 285.',
  privacyPolicyPaths: 'The pages that a consent links to, in both languages.',
  memberInfo: 'What the memberInfo cookie holds, which scripts can read.',
  'memberInfo.associates':
    'What the cookie says about the other members of a membership: everything (the default), or only their names and numbers.',
  consent: 'What visitors are asked about before their choices are measured.',
  'consent.purposes':
    'The purposes for which visitors are asked, [] for none. Default: all of them where the site has a tag manager or a consent service, otherwise none.',
  forms: 'All forms.',
  'forms.errorSummary':
    'When the errors are listed above a form: plain-post, after a post without a script; always, also while the script checks it.',
  'forms.errorMessages':
    'catalogue: one text for each kind of error. specific: texts that name what is missing (“Please enter your first name”).',
  'forms.copyByMail': 'Sends a copy of the answers to the email address of a request.',
  'forms.answerDays':
    'Business days within which requests other than advisory questions are answered. Default: no time is promised.',
  'forms.saveAndReturn':
    'The names of the forms that can be kept and finished later, by a mailed link, such as price-list. Not those for members. Default: none.',
  'forms.inPages':
    'The names of the forms that are shown in pages, with a page to check the answers: price-list, personal-information. Default: none.',
  carAdvisory: 'Form 1, a question about a vehicle.',
  'carAdvisory.subjects':
    'The subjects to choose from. One without a label has the form’s own text, if there is one.',
  'carAdvisory.phone': 'Asks for a phone number in a field of its own.',
  'carAdvisory.callTime': 'Asks when to call.',
  'carAdvisory.photos':
    'Asks for photographs with the subjects “noise” and “warning-light”; {} takes the standard limits.',
  'carAdvisory.photos.max': 'The number of photographs. Default: 3.',
  'carAdvisory.photos.maxMegabytes': 'Megabytes of each photograph. Default: 10.',
  'carAdvisory.photos.totalMegabytes': 'Megabytes of all of them together. Default: 25.',
  homeAdvisory: 'Form 2, a question about the home.',
  'homeAdvisory.subjects':
    'The subjects to choose from. One without a label has the form’s own text, if there is one.',
  'homeAdvisory.phone': 'Asks for a phone number in a field of its own.',
  'homeAdvisory.callTime': 'Asks when to call.',
  'homeAdvisory.photos':
    'Asks for photographs with the subjects “roof” and “water-damage”; {} takes the standard limits.',
  'homeAdvisory.photos.max': 'The number of photographs. Default: 3.',
  'homeAdvisory.photos.maxMegabytes': 'Megabytes of each photograph. Default: 10.',
  'homeAdvisory.photos.totalMegabytes': 'Megabytes of all of them together. Default: 25.',
  contactDetails: 'Form 3, a member’s contact details.',
  'contactDetails.insurancePhone':
    'The phone number of the club’s insurance partners, with spaces. Default: a number reserved for examples.',
  'contactDetails.emailAsksPassword': 'Asks for the password before the email address is changed.',
  contactUs: 'Forms 4 and 6 to 10, messages to the club.',
  'contactUs.subjects': 'The subjects of form 4. The id is sent and stored: keep it when the label changes.',
  'contactUs.personNames':
    'strict: letters and spaces, Marie-Ève is stored as Marie Ève. wide: also hyphen, apostrophe and period.',
  'contactUs.fileNumber':
    'Asks in forms 6 to 10 for the number of the policy or file, which may be left empty.',
  'contactUs.consentTexts':
    'Words of consent of the club’s own pages, present and former. The API refuses words that it does not know.',
  priceList: 'Form 11, the list price of a vehicle.',
  'priceList.vehicleNames':
    'strict: letters, and digits in models; Mercedes-Benz is stored as MercedesBenz. wide: names as manufacturers write them.',
  'priceList.electricEngine':
    'The cylinders and the displacement of an electric vehicle. asked: “Not applicable” is chosen. skipped: not asked.',
  'priceList.visitorContact': 'Asks visitors, not members, for a name, an email address and a phone number.',
  'priceList.photos': 'Asks for photographs of the vehicle; {} takes the standard limits.',
  'priceList.photos.max': 'The number of photographs. Default: 3.',
  'priceList.photos.maxMegabytes': 'Megabytes of each photograph. Default: 10.',
  'priceList.photos.totalMegabytes': 'Megabytes of all of them together. Default: 25.',
  batteryTest: 'Form 12, a battery test.',
  'batteryTest.urbanCentres': 'Where the test is offered.',
  'batteryTest.vehicleNames':
    'strict: letters, and digits in models; Mercedes-Benz is stored as MercedesBenz. wide: names as manufacturers write them.',
  'batteryTest.visitorContact':
    'Asks visitors, not members, for a name, an email address and a phone number.',
  giftCard: 'Form 13, gift cards.',
  'giftCard.partners': 'Where the card is accepted.',
  'giftCard.amounts': 'The values of a card, in whole dollars.',
  'giftCard.visitorContact': 'Asks visitors, not members, for a name, an email address and a phone number.',
  checkout: 'The membership checkouts.',
  'checkout.ligatures': 'What œ becomes in names: ce, as the specification says, or oe, the French spelling.',
  'checkout.smallerMembership':
    'What a member gets who changes to a cheaper membership during its year. none: nothing. credit: the days that are left are credited toward the balance and the next renewal.',
  'checkout.renewalBox':
    'The box for automatic renewal when the payment step opens. checked, as the specification says, or unchecked: the buyer chooses.',
  'checkout.merchant':
    'The seller, as the contract and the agreement for bank debits name it. Required where memberships are sold.',
};

/** The JSON Schema of a club’s configuration file: `@jalon/club/club.schema.json`. */
export function clubJsonSchema(): object {
  // A copy: until here, settings that share texts share one object.
  const schema: JsonSchema = JSON.parse(JSON.stringify(z.toJSONSchema(clubConfigSchema, { io: 'input' })));
  describe(schema, '');
  return { ...schema, title: 'The configuration of a club' };
}

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
}

/** Every setting has a description; its parts may have one. */
function describe({ properties = {} }: JsonSchema, parent: string): void {
  for (const [name, property] of Object.entries(properties)) {
    const path = parent + name;
    const description = descriptions[path];
    if (description) property.description = description;
    else if (path.split('.').length <= 2 && !isTextInLanguages(name))
      throw new Error(`${path} has no description.`);
    describe(property, `${path}.`);
  }
}

function isTextInLanguages(name: string): boolean {
  return name === 'fr' || name === 'en';
}
