import type { MemberSource, Receipt } from '@jalon/api-client/contract';
import type { OrderDetails } from '@jalon/checkout/schemas';
import { ApiError } from '../../platform/server/errors.ts';
import type { MemberDirectory } from '../members/index.ts';
import type { orders } from './orders.tables.ts';
import type { PersonalOrder } from './sealed-order.ts';

type Order = typeof orders.$inferSelect;
type Details = OrderDetails<'register'> | OrderDetails<'gift-a-membership'>;
type Person = Details['additionalMembers'][number];
type Membership = MemberSource['resMemberData']['membres'][0]['dossierAdhesion'];
type DirectoryMember = NonNullable<Membership['membresDossierAdhesion']>[number];

/** Whether an order makes people members as soon as it is placed, who then need their numbers. */
export function addsMembers({ quote: { flow } }: Pick<Order, 'quote'>, personal: PersonalOrder): boolean {
  return flow === 'register' || (flow === 'modify-my-membership' && addedPeople(personal).length > 0);
}

/** The people whom an order adds to a membership besides its main member. */
export function addedPeople({ details }: Pick<PersonalOrder, 'details'>): readonly Person[] {
  const { additionalMembers, addedMembers } = details as Partial<Details> &
    Partial<OrderDetails<'modify-my-membership'>>;
  return additionalMembers ?? addedMembers ?? [];
}

/** The people whom an order added, with their numbers once the member directory has given them. */
export function numberedPeople(
  personal: Pick<PersonalOrder, 'details'>,
  { additionalNumbers }: Pick<Order, 'additionalNumbers'>,
): readonly { readonly person: Person; readonly memberNumber: string }[] {
  return addedPeople(personal).flatMap((person, index) => {
    const memberNumber = additionalNumbers?.[index] ?? '';
    return memberNumber === '' ? [] : [{ person, memberNumber }];
  });
}

/** The same people as receipts show them; undefined if there are none. */
export function shownPeople(
  personal: Pick<PersonalOrder, 'details'>,
  order: Pick<Order, 'additionalNumbers'>,
): Receipt['additionalMembers'] {
  const people = numberedPeople(personal, order);
  if (people.length === 0) return undefined;
  return people.map(({ person: { firstName }, memberNumber }) => ({ firstName, memberNumber }));
}

/** The numbers of the people whom an order added, in their order; empty for one whom the directory does not show. */
export async function findNumbers(
  directory: MemberDirectory,
  personal: Pick<PersonalOrder, 'details'>,
  mainNumber: string,
): Promise<string[]> {
  const people = addedPeople(personal);
  if (people.length === 0) return [];
  const source = await directory.find(mainNumber).catch(unlessAway);
  const sharing = source?.resMemberData.membres[0].dossierAdhesion.membresDossierAdhesion ?? [];
  // Of two people with one name, the later number is that of the one who joined now.
  const left = sharing.filter(({ noMembre }) => noMembre !== mainNumber);
  const numbers = people.toReversed().map((person) => {
    const index = left.findLastIndex((member) => isSame(member, person));
    return index === -1 ? '' : (left.splice(index, 1)[0]?.noMembre ?? '');
  });
  return numbers.toReversed();
}

/** The membership has begun: what can't be read is left out. A system that is away is asked again with the whole order. */
function unlessAway(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'upstream_failed') return undefined;
  throw error;
}

function isSame({ personne }: DirectoryMember, { firstName, lastName, email }: Person): boolean {
  const same = (one: string | null | undefined, other: string) => plain(one ?? '') === plain(other);
  return same(personne.prenom, firstName) && same(personne.nom, lastName) && same(personne.courriel, email);
}

/** A membership system may write a name in capitals, or without accents. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();
