import type { Locale } from '@jalon/i18n';
import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useId } from 'react';
import { expect } from 'storybook/test';
import * as z from 'zod/mini';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { checkAnswers, type FormDefinition } from '../kit/form-rules.ts';
import { FormFrame, type TypedAnswer } from '../kit/index.ts';
import { shapeOf } from '../kit/rules/schema-structure.ts';
import { visit, visitTexts } from './visit-form.tsx';

const words = {
  fr: { empty: 'Vide', filled: 'Rempli', wrong: 'Erreur' },
  en: { empty: 'Empty', filled: 'Filled in', wrong: 'Error' },
};

interface States {
  readonly filled: TypedAnswer;
  /** Answers that the rule refuses: each shows its error. */
  readonly wrong: readonly TypedAnswer[];
}

/** A story of one field of the visit form in all its states, each in a form of its own as a plain post returns it. */
export function fieldStates(name: string, field: ReactNode, { filled, wrong }: States): StoryObj {
  const definition: FormDefinition = {
    name,
    schema: z.object({ [name]: shapeOf(visit.schema)[name] as z.ZodMiniType<unknown, unknown> }),
  };
  return {
    tags: ['both-languages'],
    render: (_args, { globals }) => {
      const locale = storyLocale(globals);
      const shown = { locale, definition, field };
      return (
        <div style={{ display: 'grid', gap: 48 }}>
          <State {...shown} title={words[locale].empty} />
          <State {...shown} title={words[locale].filled} answer={filled} />
          {wrong.map((answer, index) => (
            <State
              key={JSON.stringify(answer)}
              {...shown}
              title={`${words[locale].wrong} ${index + 1}`}
              answer={answer}
            />
          ))}
        </div>
      );
    },
    play: async ({ canvasElement }) => {
      const invalid = canvasElement.querySelectorAll('form:has([aria-invalid=true])');
      await expect(invalid).toHaveLength(wrong.length);
    },
  };
}

interface StateProps {
  locale: Locale;
  definition: FormDefinition;
  field: ReactNode;
  title: string;
  answer?: TypedAnswer;
}

function State({ locale, definition, field, title, answer }: StateProps) {
  const id = useId();
  const values = answer === undefined ? undefined : { [definition.name]: answer };
  const errors = values && checkAnswers(definition, values).errors;
  return (
    <section>
      <h2>{title}</h2>
      <FormFrame
        definition={definition}
        id={id}
        {...visitTexts(locale)}
        {...(values && { posted: { values, errors: errors ?? {}, idempotencyKey: '' } })}
      >
        {field}
      </FormFrame>
    </section>
  );
}
