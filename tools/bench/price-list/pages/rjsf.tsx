import Form from '@rjsf/core';
import type { RegistryWidgetsType, RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { fields, requiredMessage, requiredNames, send } from './fields.ts';

const schema: RJSFSchema = {
  type: 'object',
  required: requiredNames,
  properties: Object.fromEntries(
    fields.map(({ name, label, kind, options, maxLength }) => [
      name,
      kind === 'box'
        ? { type: 'boolean', title: label }
        : {
            type: 'string',
            title: label,
            ...(maxLength && { maxLength }),
            ...(options.length > 0 && {
              oneOf: options.map(({ value, label }) => ({ const: value, title: label })),
            }),
          },
    ]),
  ),
};

const uiSchema: UiSchema = {
  ...Object.fromEntries(
    fields.filter(({ kind }) => kind === 'radio').map(({ name }) => [name, { 'ui:widget': 'radio' }]),
  ),
  'ui:submitButtonOptions': { norender: false, submitText: send },
};

const filters = new Map<string, (typed: string) => string>(fields.map(({ name, filter }) => [name, filter]));
const widgets: RegistryWidgetsType = { TextWidget };

function TextWidget({ id, htmlName, name, value, onChange, schema: { maxLength } }: WidgetProps) {
  return (
    <input
      className="form-control"
      id={id}
      name={htmlName ?? name}
      value={value ?? ''}
      maxLength={maxLength}
      onChange={(event) => onChange(filters.get(name)?.(event.target.value) || undefined)}
    />
  );
}

export function Page() {
  const [data, setData] = useState({});
  const [refused, setRefused] = useState(false);
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      widgets={widgets}
      validator={validator}
      formData={data}
      onChange={({ formData }) => setData(formData)}
      onError={() => setRefused(true)}
      // Editing a field removes its error.
      liveValidate={refused ? 'onChange' : false}
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
      transformErrors={(errors) => errors.map((error) => ({ ...error, message: requiredMessage }))}
      showErrorList={false}
      noHtml5Validate
    />
  );
}
