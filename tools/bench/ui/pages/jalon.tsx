import { I18nProvider } from '@jalon/i18n/react';
import { DisclosureList } from '@jalon/ui/accordion';
import { Button } from '@jalon/ui/button';
import { Checkbox } from '@jalon/ui/checkbox';
import { Dialog, opensDialog } from '@jalon/ui/dialog';
import { describedBy, Field } from '@jalon/ui/field';
import { RadioGroup } from '@jalon/ui/radio-group';
import { Select } from '@jalon/ui/select';
import { TextInput } from '@jalon/ui/text-input';
import { Tooltip } from '@jalon/ui/tooltip';
import { Fragment } from 'react';
import { content, rounds, thousand } from './content.ts';

export function Blocks() {
  const { questions, dialog, tooltip, text, select, checkbox, radio, buttons } = content;
  return (
    <I18nProvider locale="fr">
      {rounds.map((round) => (
        <Fragment key={round}>
          <DisclosureList
            items={questions.map(({ title, text }) => ({
              value: title,
              header: title,
              content: <p>{text}</p>,
            }))}
          />
          <div>
            <Button {...opensDialog(`aide-${round}`)}>{dialog.open}</Button>
            <Dialog id={`aide-${round}`} title={dialog.title}>
              <p>{dialog.text}</p>
            </Dialog>
          </div>
          <p>
            200 km <Tooltip label={tooltip.label} content={tooltip.text} />
          </p>
          <Field controlId={`marque-${round}`} label={text.label} hint={text.hint}>
            <TextInput
              id={`marque-${round}`}
              name="marque"
              aria-describedby={describedBy(`marque-${round}`, { hint: text.hint })}
            />
          </Field>
          <Field controlId={`ville-${round}`} label={select.label}>
            <Select id={`ville-${round}`} name="ville">
              {select.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          </Field>
          <Checkbox name="offres" label={checkbox} />
          <RadioGroup
            name={`transmission-${round}`}
            legend={radio.legend}
            options={radio.options.map((label) => ({ value: label, label }))}
          />
          <div>
            <Button>{buttons[0]}</Button> <Button variant="secondary">{buttons[1]}</Button>
          </div>
        </Fragment>
      ))}
    </I18nProvider>
  );
}

export function Buttons() {
  return thousand.map((index) => <Button key={index}>Bouton {index}</Button>);
}
