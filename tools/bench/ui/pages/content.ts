/** The content of every page, the same for each library. */
export const content = {
  questions: ['Remorquage', 'Batterie', 'Carburant', 'Crevaison'].map((title) => ({
    title,
    text: `${title} : de jour comme de nuit, partout au Québec, et sans limite de temps sur place.`,
  })),
  dialog: { open: 'Aide', title: 'Nous joindre', text: 'Appelez-nous, jour et nuit.' },
  tooltip: { label: 'Précisions', text: 'La distance se compte à partir du lieu de la panne.' },
  text: { label: 'Marque', hint: 'Comme sur le certificat' },
  select: { label: 'Ville', options: ['Laval', 'Longueuil', 'Québec', 'Saguenay'] },
  checkbox: 'J’accepte de recevoir des offres',
  radio: { legend: 'Transmission', options: ['Automatique', 'Manuelle', 'Je ne sais pas'] },
  buttons: ['Devenir membre', 'Voir les avantages'],
};

/** Eight kinds of blocks, five times each. */
export const rounds = [1, 2, 3, 4, 5];
export const thousand = Array.from({ length: 1000 }, (_, index) => index);
