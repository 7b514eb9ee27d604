// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FieldError } from './field-error.tsx';

it('keeps the space of an error that was corrected, and takes none before the first', () => {
  const error = (text?: string) => <FieldError id="e">{text}</FieldError>;
  const { container, rerender } = render(error());
  expect(container).toBeEmptyDOMElement();
  rerender(error('Ce champ est requis'));
  expect(container.querySelector('#e')).toHaveTextContent('Ce champ est requis');
  rerender(error());
  expect(container.firstElementChild).toHaveTextContent('Ce champ est requis');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('[id]')).toBeNull();
});
