import { FormWithNotes } from '@jalon/forms/route';
import { Button } from '@jalon/ui/button';
import { FormOnPage } from '../forms/form-on-page.tsx';
import type { FormData } from './form-feature.server.ts';

/** A form on a content page; one that can't be on this page is a link to its own. */
export function FormFeature({ data: { path, label, view } }: { data: FormData }) {
  if (!view) return <Button href={path}>{label}</Button>;
  return (
    <FormWithNotes view={view}>
      <FormOnPage view={view} load="visible" />
    </FormWithNotes>
  );
}
