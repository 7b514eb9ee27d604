import { phoneHref } from '@jalon/ui/phone-link';
import type { FormPageTexts } from '../kit/form-descriptor.ts';

/** The introduction of a form's page, with its phone number as a link. Renders a `p`. */
export function Intro({ texts: { intro, phone } }: { texts: FormPageTexts }) {
  if (!phone || !intro.includes(phone)) return <p>{intro}</p>;
  const [before, ...after] = intro.split(phone);
  return (
    <p>
      {before}
      <a href={phoneHref(phone)}>{phone}</a>
      {after.join(phone)}
    </p>
  );
}
