import { css, styled } from 'styled-components';
import { type AnyOf, alternatives, type Condition } from './field-rule.ts';

/** Forms whose answers don't hold the condition. */
function formsWithout(condition: Condition | AnyOf): string {
  return `form:not(:has(${alternatives(condition).map(chosen).join()}))`;
}

/** The controls that hold one of the values. */
function chosen({ field, is }: Condition): string {
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const values = is.map((value) => `[value=${quoted(value)}]`).join();
  const name = `[name=${quoted(field)}]`;
  return `${name}:is(${values}):checked, ${name} > :is(${values}):checked`;
}

/* eslint-disable no-restricted-syntax -- the condition is in the selector itself, which no data attribute reaches. */
export const Asked = styled.div<{ $when: readonly (Condition | AnyOf)[] }>`
  ${({ $when }) =>
    $when.map(
      (condition) => css`
        ${formsWithout(condition)} & {
          display: none;
        }
      `,
    )}
`;
