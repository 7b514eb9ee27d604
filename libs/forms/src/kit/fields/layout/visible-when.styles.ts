import { styled } from 'styled-components';
import type { Condition, ValueCondition } from '../../rules/field-meta.ts';
import { alternatives } from '../../rules/visible-when.ts';

/** Selector of the forms whose answers don’t meet the condition. */
function formsWithout(condition: Condition, prefix: string): string {
  return `form:not(:has(${alternatives(condition)
    .map((one) => chosen(one, prefix))
    .join()}))`;
}

/** Selector of the controls that have one of the values. */
function chosen({ field, is }: ValueCondition, prefix: string): string {
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const values = is.map((value) => `[value=${quoted(value)}]`).join();
  const name = `[name=${quoted(prefix + field)}]`;
  return `${name}:is(${values}):is(:checked, [type=hidden]), ${name} > :is(${values}):checked`;
}

/* eslint-disable no-restricted-syntax -- the condition is part of the selector, which a data attribute can’t change. */
export const Conditional = styled.div<{ $when: readonly Condition[]; $prefix?: string }>`
  ${({ $when, $prefix = '' }) =>
    $when.map((condition) => `${formsWithout(condition, $prefix)} &`).join() || ':not(*)'} {
    display: none;
  }
`;
