import type { ClubFormProps } from './frame/use-club-form.ts';
import type { Answers, FormDefinition } from './rules/form-definition.ts';
import type { FormTexts } from './texts/form-texts.ts';

/** The props of a form of this library, with everything that a host may change in it. */
export interface ChangeableFormProps<Values extends Answers>
  // Only `definition` determines the type of the values.
  extends ClubFormProps<NoInfer<Values>>,
    Partial<FormTexts> {
  /**
   * Replaces the form’s own definition: other fields (see `changeFields`), another name, another schema. Keep
   * its identity between renders. The original definition is exported with the form; give it the club’s settings.
   */
  definition?: FormDefinition<Values> | undefined;
}

/** The definition and the texts of a form, with the changes of its host. */
export function changedForm<Own extends Answers, Values extends Answers>(
  own: FormTexts & { definition: FormDefinition<Own> },
  { children: _, ...props }: ChangeableFormProps<Values>,
) {
  return {
    ...own,
    ...props,
    // Without a definition from the host, `Values` is `Own`.
    definition: props.definition ?? (own.definition as FormDefinition<Answers> as FormDefinition<Values>),
    labels: { ...own.labels, ...props.labels },
    hints: { ...own.hints, ...props.hints },
    choices: { ...own.choices, ...props.choices },
    boxTexts: { ...own.boxTexts, ...props.boxTexts },
    errorTexts: { ...own.errorTexts, ...props.errorTexts },
  };
}
