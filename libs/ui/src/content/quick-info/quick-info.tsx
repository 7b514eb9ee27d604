import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Action, Actions } from '../../actions/actions/index.ts';
import { PhoneLink } from '../../actions/phone-link/index.ts';
import { Phones, Root, Tag } from './quick-info.styles.ts';

export interface QuickInfoPhone {
  /** As displayed: `1 (800) 555-0134`. */
  number: string;
  /** Whose number it is: « Sans frais ». */
  label?: string;
}

export interface QuickInfoProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** A word above the title. */
  tag?: ReactNode;
  title?: ReactNode;
  subtitle?: ReactNode;
  description?: ReactNode;
  /** Phone numbers, as links that call them. */
  phones?: readonly QuickInfoPhone[];
  primary?: Action;
  secondary?: Action;
  /** @default 3 */
  headingLevel?: 2 | 3;
}

/** Key facts and phone numbers in a few lines: a `<div>` with a heading, phone links and up to two actions. */
export function QuickInfo({
  tag,
  title,
  subtitle,
  description,
  phones = [],
  primary,
  secondary,
  headingLevel = 3,
  ...props
}: QuickInfoProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...props}>
      {tag && <Tag>{tag}</Tag>}
      {title && <Heading>{title}</Heading>}
      {subtitle && <p data-part="subtitle">{subtitle}</p>}
      {description && <p>{description}</p>}
      {phones.length > 0 && (
        <Phones role="list">
          {phones.map(({ number, label }) => (
            <li key={number}>
              {label && <span>{label} </span>}
              <PhoneLink number={number} />
            </li>
          ))}
        </Phones>
      )}
      <Actions primary={primary} secondary={secondary} />
    </Root>
  );
}
