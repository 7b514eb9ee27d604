import { SubmitButton } from '../../actions/submit-button/index.ts';
import { ErrorSummary } from '../../feedback/error-summary/index.ts';
import { Checkbox } from '../../inputs/checkbox/index.ts';
import { CheckboxGroup } from '../../inputs/checkbox-group/index.ts';
import { Combobox } from '../../inputs/combobox/index.ts';
import { Field } from '../../inputs/field/index.ts';
import { PasswordInput } from '../../inputs/password-input/index.ts';
import { PhoneInput } from '../../inputs/phone-input/index.ts';
import { PostalCodeInput } from '../../inputs/postal-code-input/index.ts';
import { PrefixedInput } from '../../inputs/prefixed-input/index.ts';
import { RadioGroup } from '../../inputs/radio-group/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Textarea } from '../../inputs/textarea/index.ts';
import { mainId, SkipLink } from '../../navigation/skip-link/index.ts';

/** Every control of a form at once, with what leads the keyboard to them. */
export const page = (
  <>
    <SkipLink />
    <main id={mainId} tabIndex={-1}>
      <form>
        <ErrorSummary
          title="Il y a un problème"
          errors={[{ controlId: 'question', message: 'Réponse manquante' }]}
        />
        <RadioGroup
          legend="Transmission"
          name="transmission"
          options={[
            { value: 'a', label: 'Automatique' },
            { value: 'm', label: 'Manuelle' },
          ]}
        />
        <CheckboxGroup
          legend="Services"
          name="service"
          options={[
            { value: 'v', label: 'Voyages' },
            { value: 'b', label: 'Boutique' },
          ]}
        />
        <Field controlId="centre" label="Centre urbain">
          <Select id="centre" name="centre">
            <option value="">Choisissez</option>
            <option value="Laval">Laval</option>
          </Select>
        </Field>
        <Field controlId="make" label="Marque">
          <TextInput id="make" name="make" />
        </Field>
        <Field controlId="member" label="Membre">
          <PrefixedInput id="member" name="member" prefix="620 285" />
        </Field>
        <Field controlId="phone" label="Téléphone">
          <PhoneInput id="phone" name="phone" />
        </Field>
        <Field controlId="postal" label="Code postal">
          <PostalCodeInput id="postal" name="postal" />
        </Field>
        <Field controlId="address" label="Adresse">
          <Combobox id="address" name="address" load={async () => []} />
        </Field>
        <Field controlId="password" label="Secret">
          <PasswordInput id="password" name="password" />
        </Field>
        <Field controlId="question" label="Question">
          <Textarea id="question" name="question" maxLength={1000} />
        </Field>
        <Checkbox name="consent" label="J’accepte" isRequired />
        <SubmitButton>Envoyer</SubmitButton>
      </form>
    </main>
  </>
);
