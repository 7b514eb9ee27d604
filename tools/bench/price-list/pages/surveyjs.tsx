import { useState } from 'react';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { choose, fields, requiredMessage, send } from './fields.ts';

const json = {
  completeText: send,
  showQuestionNumbers: false,
  textUpdateMode: 'onTyping',
  elements: fields.map(({ name, label, kind, options, maxLength, required }) => ({
    name,
    title: label,
    isRequired: required,
    requiredErrorText: requiredMessage,
    maxLength,
    ...(kind === 'text' && { type: 'text' }),
    ...(kind === 'box' && { type: 'boolean', renderAs: 'checkbox' }),
    ...(kind === 'radio' && { type: 'radiogroup', choices: choicesOf(options) }),
    ...(kind === 'select' && {
      type: 'dropdown',
      renderAs: 'select',
      placeholder: choose,
      choices: choicesOf(options),
    }),
  })),
};

function choicesOf(options: readonly { value: string; label: string }[]) {
  return options.map(({ value, label }) => ({ value, text: label }));
}

const filters = new Map<string, (typed: string) => string>(fields.map(({ name, filter }) => [name, filter]));

export function Page() {
  const [model] = useState(() => {
    const survey = new Model(json);
    survey.onValueChanging.add((_survey, options) => {
      if (typeof options.value === 'string')
        options.value = filters.get(options.name)?.(options.value) ?? options.value;
    });
    return survey;
  });
  return <Survey model={model} />;
}
