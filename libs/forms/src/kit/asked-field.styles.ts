import { css, styled } from 'styled-components';
import type { Condition } from './field-rule.ts';

/** Forms whose answers don't hold the condition. */
function formsWithout({ field, is }: Condition): string {
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const values = is.map((value) => `[value=${quoted(value)}]`).join();
  const name = `[name=${quoted(field)}]`;
  return `form:not(:has(${name}:is(${values}):checked, ${name} > :is(${values}):checked))`;
}

export const Asked = styled.div<{ $when: readonly Condition[] }>`
  ${({ $when }) =>
    $when.map(
      (condition) => css`
        ${formsWithout(condition)} & {
          display: none;
        }
      `,
    )}
`;
