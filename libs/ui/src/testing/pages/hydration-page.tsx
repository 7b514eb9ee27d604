import { useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { describedBy, Field } from '../../inputs/field/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { hydratable } from '../hydratable.ts';

function Form() {
  const [failed, setFailed] = useState(false);
  const error = failed ? 'Veuillez remplir ce champ' : undefined;
  return (
    <form>
      <Field controlId="centre" label="Centre urbain" error={error}>
        <Select
          id="centre"
          name="centre"
          defaultValue=""
          aria-invalid={failed}
          aria-describedby={describedBy('centre', { error })}
        >
          <option value="">Choisissez</option>
          <option value="Laval">Laval</option>
          <option value="Saguenay">Saguenay</option>
        </Select>
      </Field>
      <Field controlId="make" label="Marque" error={error}>
        <TextInput id="make" name="make" defaultValue="" aria-invalid={failed} />
      </Field>
      <Button onClick={() => setFailed(true)}>Vérifier</Button>
    </form>
  );
}

export const { html, hydrate } = hydratable(<Form />);
