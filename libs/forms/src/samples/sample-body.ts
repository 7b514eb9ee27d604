import { alternatives, type FieldRule } from '../kit/field-rule.ts';
import { fieldNames, type SiteForm } from '../kit/form-definition.ts';
import { answersTo } from './answers.ts';

/** A field of the form that must always be answered, and on which no other depends. */
export function sampleField(form: SiteForm): string {
  const names = fieldNames(form);
  const asks = new Set(
    names.flatMap((name) => (form.fields[name]?.when ?? []).flatMap(alternatives).map(({ field }) => field)),
  );
  const found = names.find((name) => {
    const rule = form.fields[name];
    if (asks.has(name)) return false;
    return (
      rule &&
      !rule.optional &&
      !rule.when &&
      !rule.derive &&
      others(rule, answersTo(form.id)[name]).length > 0
    );
  });
  if (!found) throw new Error(`${form.name} requires nothing`);
  return found;
}

/** A body that the form takes; each variant has another answer to its sample field. */
export function sampleBody(form: SiteForm, variant: number): Record<string, unknown> {
  const name = sampleField(form);
  const answers = answersTo(form.id);
  const rule = form.fields[name];
  const values = [answers[name], ...(rule ? others(rule, answers[name]) : [])];
  return {
    formID: String(form.id),
    locale: form.localeCodes.fr,
    userAgent: 'Browser/1',
    ...answers,
    [name]: values[variant % values.length],
  };
}

/** Good answers beside the one that is known. */
function others(rule: FieldRule, answer = ''): string[] {
  const candidates = rule.values ?? [`${answer}a`, `${answer}b`, `${answer}1`];
  return candidates.filter((text) => text !== answer && rule.check(text).value === text);
}
