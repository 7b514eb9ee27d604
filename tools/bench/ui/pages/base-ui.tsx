import { Accordion } from '@base-ui/react/accordion';
import { Button } from '@base-ui/react/button';
import { Checkbox } from '@base-ui/react/checkbox';
import { Dialog } from '@base-ui/react/dialog';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Select } from '@base-ui/react/select';
import { Tooltip } from '@base-ui/react/tooltip';
import { Fragment } from 'react';
import { content, rounds, thousand } from './content.ts';

export function Blocks() {
  const { questions, dialog, tooltip, text, select, checkbox, radio, buttons } = content;
  return rounds.map((round) => (
    <Fragment key={round}>
      <Accordion.Root>
        {questions.map(({ title, text }) => (
          <Accordion.Item key={title} value={title}>
            <Accordion.Header>
              <Accordion.Trigger>{title}</Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Panel>
              <p>{text}</p>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion.Root>
      <Dialog.Root>
        <Dialog.Trigger>{dialog.open}</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop />
          <Dialog.Popup>
            <Dialog.Title>{dialog.title}</Dialog.Title>
            <p>{dialog.text}</p>
            <Dialog.Close>×</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <p>
        200 km{' '}
        <Tooltip.Provider>
          <Tooltip.Root>
            <Tooltip.Trigger>{tooltip.label}</Tooltip.Trigger>
            <Tooltip.Portal>
              <Tooltip.Positioner>
                <Tooltip.Popup>{tooltip.text}</Tooltip.Popup>
              </Tooltip.Positioner>
            </Tooltip.Portal>
          </Tooltip.Root>
        </Tooltip.Provider>
      </p>
      <Field.Root name="marque">
        <Field.Label>{text.label}</Field.Label>
        <Field.Description>{text.hint}</Field.Description>
        <Field.Control />
      </Field.Root>
      <Field.Root name="ville">
        <Field.Label>{select.label}</Field.Label>
        <Select.Root defaultValue={select.options[0]}>
          <Select.Trigger>
            <Select.Value />
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner>
              <Select.Popup>
                {select.options.map((option) => (
                  <Select.Item key={option} value={option}>
                    <Select.ItemText>{option}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      </Field.Root>
      <Field.Root name="offres">
        <Field.Label>
          <Checkbox.Root>
            <Checkbox.Indicator />
          </Checkbox.Root>
          {checkbox}
        </Field.Label>
      </Field.Root>
      <Field.Root name={`transmission-${round}`}>
        <Fieldset.Root render={<RadioGroup />}>
          <Fieldset.Legend>{radio.legend}</Fieldset.Legend>
          {radio.options.map((label) => (
            <Field.Item key={label}>
              <Field.Label>
                <Radio.Root value={label}>
                  <Radio.Indicator />
                </Radio.Root>
                {label}
              </Field.Label>
            </Field.Item>
          ))}
        </Fieldset.Root>
      </Field.Root>
      <div>
        <Button>{buttons[0]}</Button> <Button>{buttons[1]}</Button>
      </div>
    </Fragment>
  ));
}

export function Buttons() {
  return thousand.map((index) => <Button key={index}>Bouton {index}</Button>);
}
