import { clubOfForm, FormOfView, type FormView } from '@jalon/forms/route';
import { Island, type IslandLoad } from '../islands/island.tsx';
import { useSite } from '../use-site.ts';
import { formIsland } from './form-island.tsx';

const FormIsland = formIsland(FormOfView);

/** The form of a page; an island. */
export function FormOnPage({ view, load }: { view: FormView; load: IslandLoad }) {
  const club = clubOfForm(useSite().club, view);
  return <Island name="form" component={FormIsland} load={load} props={{ view, club }} />;
}
