import * as z from 'zod/mini';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { fieldNames, type SiteForm } from '../kit/rules/form-definition.ts';
import { shapeOf } from '../kit/rules/schema-structure.ts';
import { alternatives } from '../kit/rules/visible-when.ts';
import { answersTo } from './answers.ts';

/** A field that the form always requires, and on which no other field depends. */
export function sampleField(form: SiteForm): string {
  const names = fieldNames(form);
  const conditions = names.flatMap((name) => fieldMeta(form.schema, name).visibleWhen ?? []);
  const deciding = new Set(conditions.flatMap(alternatives).map(({ field }) => field));
  const found = names.find((name) => {
    const { optional, visibleWhen, computed } = fieldMeta(form.schema, name);
    if (deciding.has(name) || optional || visibleWhen || computed) return false;
    return otherAnswers(form, name).length > 0;
  });
  if (!found) throw new Error(`${form.name} requires nothing`);
  return found;
}

/** A valid body for the form; each variant has another answer to its sample field. */
export function sampleBody(form: SiteForm, variant: number): Record<string, unknown> {
  const name = sampleField(form);
  const answers = answersTo(form.id);
  const values = [answers[name], ...otherAnswers(form, name)];
  return {
    formID: String(form.id),
    locale: form.localeCodes.fr,
    userAgent: 'Browser/1',
    ...answers,
    [name]: values[variant % values.length],
  };
}

/** Valid answers to a field, other than its sample answer. */
function otherAnswers(form: SiteForm, name: string): string[] {
  const schema = shapeOf(form.schema)[name];
  const answer = answersTo(form.id)[name] ?? '';
  const candidates = fieldMeta(form.schema, name).values ?? [`${answer}a`, `${answer}b`, `${answer}1`];
  return candidates.filter((text) => {
    const result = schema && z.safeParse(schema, text);
    return text !== answer && result?.success && result.data === text;
  });
}
