import { type Catalog, defineCatalog } from '@jalon/i18n';

export const homeMessages = defineCatalog('site.home', {
  fr: {
    title: 'Assistance routière et conseils aux automobilistes',
    description:
      'Le Club Jalon accompagne les automobilistes du Québec\u00a0: assistance routière, conseils et services en toute saison.',
    tagline: 'Sur la route, jamais sans vous.',
    lead: 'Une panne, une question, un long trajet\u00a0: le Club Jalon est à vos côtés, en toute saison.',
    aboutTitle: 'Toujours un repère en vue',
    about:
      'Un jalon, c’est le piquet rayé qui marque le bord du chemin quand la neige l’efface. C’est aussi notre métier\u00a0: vous montrer la voie, et rester près de vous quand la route se complique.',
    aboutMore:
      'Nos membres comptent sur nous pour un remorquage au bord de l’autoroute, un conseil sur une voiture d’occasion ou un simple survoltage un matin de janvier. Vous parlez à des gens d’ici, qui connaissent vos routes.',
    servicesTitle: 'Nos services en ligne',
  },
  en: {
    title: 'Roadside assistance and advice for motorists',
    description:
      'Club Jalon supports Quebec motorists with roadside assistance, advice and services in every season.',
    tagline: 'Beside you on every road.',
    lead: 'A breakdown, a question, a long drive: Club Jalon is at your side in every season.',
    aboutTitle: 'Always a marker in sight',
    about:
      'A jalon is the banded pole that marks the edge of the road when snow erases it. That is our trade too: to show you the way, and to stay close when the going gets rough.',
    aboutMore:
      'Our members count on us for a tow on the side of the highway, advice on a used car or a simple boost on a January morning. You talk to local people who know your roads.',
    servicesTitle: 'Our online services',
  },
});

const batteryTestTile = defineCatalog('site.tile.battery-test', {
  fr: {
    title: 'Test de batterie',
    description: 'Votre batterie passera-t-elle l’hiver? Demandez un test dans votre région.',
    action: 'Demander un test de batterie',
  },
  en: {
    title: 'Battery test',
    description: 'Will your battery last the winter? Request a test in your area.',
    action: 'Request a battery test',
  },
});

const priceListTile = defineCatalog('site.tile.price-list', {
  fr: {
    title: 'Prix courant',
    description: 'Combien valait-il neuf? Demandez le prix courant d’un véhicule de dix ans ou moins.',
    action: 'Demander un prix courant',
  },
  en: {
    title: 'List price',
    description: 'What was it worth new? Request the list price of a vehicle no more than ten years old.',
    action: 'Request a list price',
  },
});

const contactUsTile = defineCatalog('site.tile.contact-us', {
  fr: {
    title: 'Nous joindre',
    description: 'Une question, une suggestion, une insatisfaction? Écrivez-nous, nous vous répondrons.',
    action: 'Écrire au club',
  },
  en: {
    title: 'Contact us',
    description: 'A question, a suggestion, a complaint? Write to us and we will answer you.',
    action: 'Write to the club',
  },
});

const carAdvisoryTile = defineCatalog('site.tile.car-advisory', {
  fr: {
    title: 'Conseil auto',
    description: 'Acheter, entretenir, réparer\u00a0: posez votre question, nous vous rappelons.',
    action: 'Poser une question auto',
  },
  en: {
    title: 'Car advice',
    description: 'Buying, maintaining, repairing: ask your question and we will call you back.',
    action: 'Ask a question about cars',
  },
});

const homeAdvisoryTile = defineCatalog('site.tile.home-advisory', {
  fr: {
    title: 'Conseil habitation',
    description: 'Toiture, chauffage, isolation\u00a0: posez votre question, nous vous rappelons.',
    action: 'Poser une question habitation',
  },
  en: {
    title: 'Home advice',
    description: 'Roof, heating, insulation: ask your question and we will call you back.',
    action: 'Ask a question about your home',
  },
});

const giftCardTile = defineCatalog('site.tile.gift-card', {
  fr: {
    title: 'Carte-cadeau',
    description: 'Une carte de 25\u00a0$, 50\u00a0$ ou 100\u00a0$ chez un partenaire, pour faire plaisir.',
    action: 'Demander une carte-cadeau',
  },
  en: {
    title: 'Gift card',
    description: 'A $25, $50 or $100 card from a partner, for someone you like.',
    action: 'Request a gift card',
  },
});

/** `action` labels the page's main call to action when it links to this form. */
type FormTile = Readonly<Record<'title' | 'description' | 'action', string>>;

/** The texts of a form's tile, by page id. A page without texts here has no tile. */
export const formTiles: Partial<Record<string, Catalog<FormTile>>> = {
  'battery-test': batteryTestTile,
  'car-advisory': carAdvisoryTile,
  'contact-us': contactUsTile,
  'gift-card': giftCardTile,
  'home-advisory': homeAdvisoryTile,
  'price-list': priceListTile,
};
