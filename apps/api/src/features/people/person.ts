import type { Erasure, Person, PersonalData, PersonalRecord } from '../../platform/personal-data/person.ts';
import type { MemberDirectory } from '../members/index.ts';

export interface PeopleOptions {
  /** The personal data of each feature. */
  readonly stores: readonly PersonalData[];
  readonly directory: Pick<MemberDirectory, 'find'>;
}

/** Everything that is held about a person. */
export interface PersonExport {
  readonly person: Person;
  /** In UTC. */
  readonly exportedAt: string;
  readonly records: readonly PersonalRecord[];
}

/**
 * Everything that is held about a person, in the order of the features. An address finds what it was typed in, a number what was done with it:
 * neither is looked up to find the other, because a family may share an address.
 */
export async function exportPerson(
  { stores, directory }: PeopleOptions,
  person: Person,
  options: { readonly filesTo?: string | undefined } = {},
): Promise<PersonExport> {
  const member = 'memberNumber' in person ? await directory.find(person.memberNumber) : undefined;
  const records: PersonalRecord[] = member
    ? [
        {
          kind: 'member',
          name: 'memberNumber' in person ? person.memberNumber : '',
          data: member.resMemberData,
        },
      ]
    : [];
  for (const store of stores) records.push(...(await store.find(person, options)));
  return { person, exportedAt: new Date().toISOString(), records };
}

/** Deletes what is held about a person, except what must be kept. */
export async function erasePerson({ stores, directory }: PeopleOptions, person: Person): Promise<Erasure> {
  const results: Erasure[] = [];
  for (const store of stores) results.push(await store.erase(person));
  const isMember = 'memberNumber' in person && (await directory.find(person.memberNumber)) !== undefined;
  return {
    erased: results.reduce((sum, { erased }) => sum + erased, 0),
    kept: [
      ...results.flatMap(({ kept }) => kept),
      ...(isMember ? [{ kind: 'member', name: person.memberNumber, reason: 'membership' as const }] : []),
    ],
  };
}
