import { I18nProvider } from '@jalon/i18n/react';
import { Button } from '../../actions/button/index.ts';
import { CtaButton } from '../../actions/cta-button/index.ts';
import { Image } from '../../content/image/index.ts';
import { ErrorSummary } from '../../feedback/error-summary/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { Icon } from '../../foundations/icons/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';
import { Checkbox } from '../../inputs/checkbox/index.ts';
import { CheckboxGroup } from '../../inputs/checkbox-group/index.ts';
import { describedBy, Field } from '../../inputs/field/index.ts';
import { Fieldset } from '../../inputs/fieldset/index.ts';
import { PrefixedInput } from '../../inputs/prefixed-input/index.ts';
import { Radio, RadioGroup } from '../../inputs/radio-group/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { FormColumns, FormNote } from '../../layout/form-columns/index.ts';
import { Hero } from '../../layout/hero/index.ts';
import { HeroVariant } from '../../layout/hero-variant/index.ts';
import { anchorId } from '../../layout/page-section/index.ts';
import { Section } from '../../layout/section/index.ts';
import { NavLinkList } from '../../navigation/nav-link-list/index.ts';
import { closesDialog, Dialog, opensDialog } from '../../overlays/dialog/index.ts';
import { page as blocks } from './blocks-page.tsx';

const join = { href: '#adhesions', label: 'Voir les adhésions' };
const choices = [{ value: 'a', label: 'Remorquage' }];

/** Every component that needs no client code, as a server component would render it. */
export const serverPage = (
  <I18nProvider locale="fr">
    {blocks}
    <Hero title="Assistance" actions={[join]} />
    <HeroVariant heading="Nos services" primary={join} />
    <Section surface="secondary" id={anchorId('Conseils')}>
      <Image src="/route.svg" alt="Une route" width={1600} height={900} sizes="hero" />
      <Icon name="car" size="medium" />
      <NavLinkList title="Liens" links={[{ href: '#b', label: 'Partenaires' }]} />
      <Skeleton lines={2} />
      <Button {...opensDialog('aide')}>Aide</Button>
      <Dialog id="aide" title="Aide">
        <Button {...closesDialog('aide')}>Rester</Button>
      </Dialog>
    </Section>
    <FormColumns picture="/route.svg">
      <FormNote>Vos réponses servent à préparer le test.</FormNote>
    </FormColumns>
    <form action="/envoyer" method="post">
      <ErrorSummary title="Il y a un problème" errors={[{ controlId: 'make', message: 'Marque requise' }]} />
      <Field controlId="make" label="Marque" error="Marque requise">
        <TextInput
          id="make"
          name="make"
          aria-describedby={describedBy('make', { error: 'Marque requise' })}
        />
      </Field>
      <Select name="city" aria-label="Ville">
        <option>Laval</option>
      </Select>
      <PrefixedInput name="member" prefix="620 285" aria-label="Membre" />
      <Fieldset legend="Choix">
        <Checkbox name="consent" label="J’accepte" isRequired />
        <Radio name="one" value="x" label="Un seul" />
      </Fieldset>
      <CheckboxGroup name="services" legend="Services" options={choices} defaultValue={['a']} />
      <RadioGroup name="service" legend="Service" options={choices} />
      <CtaButton buttonType="submit" visuallyHiddenLabel="la demande">
        Envoyer
      </CtaButton>
      <VisuallyHidden>Fin</VisuallyHidden>
    </form>
  </I18nProvider>
);
