/** A good answer to every field that is asked then, by form id and wire name. */
export const goodAnswers: Readonly<Record<number, Readonly<Record<string, string>>>> = {
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
