/** A good answer to every field that is asked then, by form id and wire name. */
export const goodAnswers: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  11: {
    vehiculeIdentification: '1HGCM82633A004352',
    vehiculeMarque: 'Toyota',
    vehiculeModele: 'Corolla',
    vehiculeVersion: 'LE',
    vehiculeGroupe: 'Luxe',
    vehiculeAnnee: String(new Date().getFullYear() - 3),
    vehiculeKilometrage: '85000',
    vehiculePortes: '4',
    vehiculeTransmission: 'manual',
    vehiculeRouesMotrices: '4-wheel',
    vehiculeMoteur: 'turbo-gasoline',
    vehiculeCylindres: '4',
    vehiculeLitres: '2,0l',
    vehiculeCabine: 'crew',
    vehiculeBoite: 'short',
    vehiculeRoues: 'single',
    vehiculeClimatiseur: ticked,
    vehiculeJantesAlliage: '',
    vehiculeRegulateurVitesse: ticked,
    vehiculeSiegesChauffants: ticked,
    vehiculeSiegesCuir: '',
    vehiculeSystemeNavigation: '',
    vehiculeVitresElectriques: ticked,
    vehiculeToitOuvrant: 'electric',
    vehiculeAutre: 'Attelage de remorque',
  },
  12: {
    centreUrbain: 'Québec',
    vehiculeMarque: 'Toyota',
    vehiculeModele: 'Corolla',
    vehiculeAnnee: '2019',
  },
};

/** Those of one form. */
export function answersTo(formId: number): Readonly<Record<string, string>> {
  const answers = goodAnswers[formId];
  if (!answers) throw new Error(`There are no good answers to form ${formId}`);
  return answers;
}
