import type { ContentFile } from '../source/read-content.ts';

const page = (name: string, locale: 'fr' | 'en', fields: string, body = ''): ContentFile => ({
  name: `${name}.${locale}.md`,
  text: `---\n${fields.trim()}\n---\n${body.trim()}\n`,
});

/** The content of a small club: a home page, two pages of a service, and three pieces of advice. */
export const sampleFiles: readonly ContentFile[] = [
  page(
    'general/home',
    'fr',
    `
path: /fr
title: Le club des automobilistes
label: Accueil
description: Un club d’automobilistes, qui dépanne ses membres partout au Québec, le jour comme la nuit.
menus: [header]
order: 1
hero: { heading: La route à plusieurs, tagline: "Dépannage, conseils et essais routiers", primaryCta: { label: Assistance routière, href: "page:roadside-assistance" } }
blocks:
  - modelId: icon-blocks
    title: Pourquoi nous
    columns: 3
    blocks:
      - { id: day, icon: tow-truck, heading: Jour et nuit, description: Une équipe répond à toute heure. }
      - { id: near, icon: map-pin, heading: Près de vous, description: Des garages recommandés dans chaque région. }
      - { id: car, icon: car, heading: Toutes les voitures, description: "Électriques, hybrides ou à essence." }
  - modelId: advice-tile-list-query
    title: Nos derniers conseils
    columns: 3
    query: { limit: 3 }
`,
  ),
  page(
    'general/home',
    'en',
    `
path: /en
title: The club for drivers
label: Home
description: A club for drivers, which helps its members on the road everywhere in Québec, day and night.
hero: { heading: On the road together, tagline: "Roadside help, advice and road tests", primaryCta: { label: Roadside assistance, href: "page:roadside-assistance" } }
blocks:
  - modelId: icon-blocks
    title: Why us
    columns: 3
    blocks:
      - { id: day, icon: tow-truck, heading: Day and night, description: A team answers at any hour. }
      - { id: near, icon: map-pin, heading: Near you, description: Recommended garages in each region. }
      - { id: car, icon: car, heading: Every car, description: "Electric, hybrid or gas." }
  - modelId: advice-tile-list-query
    title: Our latest advice
    columns: 3
    query: { limit: 3 }
`,
  ),
  page(
    'roadside/roadside-assistance',
    'fr',
    `
path: /fr/assistance-routiere
title: L’assistance routière
label: Assistance routière
description: Ce que comprend l’assistance routière du club, de la crevaison au remorquage, et ses limites.
menus: [header]
order: 2
blocks:
  - modelId: accordion
    title: Ce qui est compris
    items:
      - { value: tow, header: Le remorquage, content: Jusqu’au garage de votre choix. }
      - { value: limits, header: Les limites, accordionFeatAndSpecs: true, content: "## Portée\\n\\nPartout au Québec.\\n\\n## Appels\\n\\nQuatre par année." }
  - modelId: promo-banner
    title: Pas encore membre?
    description: L’adhésion se fait en quelques minutes.
    ctas: [{ label: Nous joindre, href: "page:home" }]
`,
  ),
  page(
    'roadside/roadside-assistance',
    'en',
    `
path: /en/roadside-assistance
title: Roadside assistance
description: What the club’s roadside assistance includes, from a flat tire to towing, and its limits.
blocks:
  - modelId: accordion
    title: What is included
    items:
      - { value: tow, header: Towing, content: To the garage of your choice. }
      - { value: limits, header: Limits, accordionFeatAndSpecs: true, content: "## Range\\n\\nEverywhere in Québec.\\n\\n## Calls\\n\\nFour a year." }
  - modelId: promo-banner
    title: Not a member yet?
    description: Joining takes a few minutes.
    ctas: [{ label: Contact us, href: "page:home" }]
`,
  ),
  page(
    'roadside/towing',
    'fr',
    `
path: /fr/assistance-routiere/remorquage
title: Remorquage
description: Quand demander un remorquage, ce qu’il faut préparer, et comment se mettre à l’abri.
parent: roadside-assistance
menus: [header]
blocks:
  - modelId: faq
    title: Questions fréquentes
    items:
      - { question: Combien de temps faut-il attendre?, answer: "Environ **40 minutes**, selon la région." }
`,
    '## Avant l’arrivée de la remorqueuse\n\nAllumez vos feux de détresse et éloignez-vous de la chaussée.',
  ),
  page(
    'roadside/towing',
    'en',
    `
path: /en/roadside-assistance/towing
title: Towing
description: When to ask for a tow, what to prepare, and how to get to safety until it arrives.
blocks:
  - modelId: faq
    title: Frequent questions
    items:
      - { question: How long is the wait?, answer: "About **40 minutes**, depending on the region." }
`,
    '## Before the tow truck arrives\n\nTurn on your hazard lights and move away from the road.',
  ),
  page(
    'advice/advice',
    'fr',
    `
path: /fr/conseils
title: Conseils
description: Les conseils du club sur l’entretien, les pneus, l’achat d’une voiture et la conduite en hiver.
menus: [header]
order: 3
blocks: [{ modelId: advice-tile-list-query, title: Tous les conseils, columns: 3, query: {} }]
`,
  ),
  page(
    'advice/advice',
    'en',
    `
path: /en/advice
title: Advice
description: The club’s advice on maintenance, tires, buying a car and driving in winter, by its experts.
blocks: [{ modelId: advice-tile-list-query, title: All advice, columns: 3, query: {} }]
`,
  ),
  ...['2026-01-12', '2026-02-20', '2026-03-03'].flatMap((published, index) => [
    page(
      `advice/articles/winter-tires-${index + 1}`,
      'fr',
      `
path: /fr/conseils/pneus-${index + 1}
title: Bien choisir ses pneus, ${index + 1} de 3
description: Ce qu’il faut regarder avant d’acheter des pneus, expliqué par un mécanicien du club.
parent: advice
type: article
published: ${published}
subjects: [winter]
image: { src: "picture:winter-road", alt: Une route enneigée }
`,
      '## L’usure\n\nUn pneu s’use par le centre quand il est trop gonflé.\n\n## Les dimensions\n\nElles sont sur le flanc du pneu.',
    ),
    page(
      `advice/articles/winter-tires-${index + 1}`,
      'en',
      `
path: /en/advice/tires-${index + 1}
title: Choosing tires, ${index + 1} of 3
description: What to look at before you buy tires, explained by a mechanic of the club in plain words.
`,
      '## Wear\n\nA tire wears in the middle when it has too much air.\n\n## Sizes\n\nThey are on the side of the tire.',
    ),
  ]),
  {
    name: 'site.fr.yml',
    text: `
texts: { related_label: À lire aussi, published_date_label: Publié le, read_more_label: Lire la suite }
subjects: { winter: { label: Hiver, href: "page:advice" } }
lifeMoments: {}
frame:
  footer:
    modelId: big-footer
    columns:
      - { title: Le club, links: [{ href: "page:home" }] }
      - { title: Services, links: [{ href: "page:roadside-assistance" }, { href: "page:towing" }] }
      - { title: Conseils, links: [{ href: "page:advice" }] }
      - { title: Pneus, links: [{ href: "page:winter-tires-1" }] }
    groups:
      - { title: À propos, links: [{ href: "page:home" }] }
      - { quickInfo: { title: Besoin d’aide?, phones: [{ number: 1 800 555-0134, label: Assistance }] } }
    legal: © Club des automobilistes
`,
  },
  {
    name: 'site.en.yml',
    text: `
texts: { related_label: Read next, published_date_label: Published on, read_more_label: Read more }
subjects: { winter: { label: Winter, href: "page:advice" } }
lifeMoments: {}
frame:
  footer:
    modelId: big-footer
    columns:
      - { title: The club, links: [{ href: "page:home" }] }
      - { title: Services, links: [{ href: "page:roadside-assistance" }, { href: "page:towing" }] }
      - { title: Advice, links: [{ href: "page:advice" }] }
      - { title: Tires, links: [{ href: "page:winter-tires-1" }] }
    groups:
      - { title: About, links: [{ href: "page:home" }] }
      - { quickInfo: { title: Need help?, phones: [{ number: 1 800 555-0134, label: Assistance }] } }
    legal: © Club for drivers
`,
  },
  { name: 'redirects.yml', text: '"/fr/depannage": page:towing\n' },
];
