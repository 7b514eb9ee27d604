import type { ClubConfig } from '@jalon/club';
import { folders } from './generated/folders.ts';
import type { FormDescriptor } from './kit/form-descriptor.ts';

const known = new WeakMap<ClubConfig, readonly FormDescriptor[]>();

/** Every form of this library with a club’s settings, by id. */
export function formDefinitions(club: ClubConfig): readonly FormDescriptor[] {
  const forms = known.get(club) ?? definitionsOf(club);
  known.set(club, forms);
  return forms;
}

/** The form of this name. @throws Error if there is none */
export function formNamed(name: string, club: ClubConfig): FormDescriptor {
  const form = formDefinitions(club).find((one) => one.name === name);
  if (!form) throw new Error(`No form is named ${name}`);
  return form;
}

function definitionsOf(club: ClubConfig): FormDescriptor[] {
  return Object.entries(folders)
    .flatMap(([component, formsOf]) => formsOf(club).map((form) => ({ ...form, component })))
    .toSorted((one, other) => one.id - other.id);
}
