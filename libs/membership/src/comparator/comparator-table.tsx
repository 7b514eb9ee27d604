'use client';

import { useT } from '@jalon/i18n/react';
import { CheckIcon } from '@jalon/ui/icons/check';
import { MinusIcon } from '@jalon/ui/icons/minus';
import { Tooltip } from '@jalon/ui/tooltip';
import { VisuallyHidden } from '@jalon/ui/visually-hidden';
import type { Ref } from 'react';
import { chooseMessages } from '../internal/choose.messages.ts';
import { ChooseButton, isPresent, type PresentMembership } from '../internal/choose-button.tsx';
import { PriceSlot } from '../price-slot/index.ts';
import type { ComparatorSection, MembershipTexts } from '../types/membership-content.schema.ts';
import type { Membership } from '../types/with-prices.ts';
import { comparatorMessages } from './comparator.messages.ts';
import { Body, Category, ColumnHead, Head, Item, Row, RowHead, Table } from './comparator.styles.ts';
import type { Cell, ComparedGroup } from './compare.ts';

interface ComparatorTableProps extends PresentMembership {
  ref: Ref<HTMLTableElement>;
  columns: readonly Membership[];
  groups: readonly ComparedGroup[];
  texts: MembershipTexts;
}

/** The table. Its parts have explicit roles, because Safari drops them when the styles of a narrow window make rows grids. */
export function ComparatorTable({ ref, columns, groups, texts, ...present }: ComparatorTableProps) {
  const t = useT(comparatorMessages);
  const tChoose = useT(chooseMessages);
  return (
    <Table ref={ref} role="table" data-columns={columns.length}>
      <caption>{t('caption')}</caption>
      <Head role="rowgroup">
        <Row role="row">
          <ColumnHead role="columnheader" scope="col" data-part="corner">
            <VisuallyHidden>{t('benefit')}</VisuallyHidden>
          </ColumnHead>
          {columns.map((membership) => (
            <ColumnHead key={membership.id} role="columnheader" scope="col">
              {membership.name}
              {isPresent(membership, present.member) && (
                <>
                  {' '}
                  <span data-part="present">{tChoose('present')}</span>
                </>
              )}
            </ColumnHead>
          ))}
        </Row>
      </Head>
      <Body role="rowgroup">
        <Row role="row" data-part="price">
          <RowHead role="rowheader" scope="row">
            {t('price')}
          </RowHead>
          {columns.map((membership) => (
            <Item key={membership.id} role="cell">
              <div>
                <PriceSlot
                  size="small"
                  monthlyPrice={membership.monthlyPrice}
                  yearlyPrice={membership.yearlyPrice}
                  texts={texts}
                />
                <ChooseButton membership={membership} texts={texts} {...present} short />
              </div>
            </Item>
          ))}
        </Row>
        {texts.associate_label && columns.some(({ associatePrice }) => associatePrice !== undefined) && (
          <Row role="row" data-part="associate">
            <RowHead role="rowheader" scope="row">
              {t('associate')}
            </RowHead>
            {columns.map(({ id, associatePrice }) => (
              <Item key={id} role="cell">
                <PriceSlot size="small" yearlyPrice={associatePrice} texts={texts} />
              </Item>
            ))}
          </Row>
        )}
      </Body>
      {groups.map(({ category, benefits, same }, index) => (
        // A category has no id of its own, and titles may repeat.
        // biome-ignore lint/suspicious/noArrayIndexKey: groups keep their order.
        <Body key={index} role="rowgroup" data-same={same}>
          {category && (
            <Row role="row">
              <Category role="rowheader" scope="rowgroup" colSpan={columns.length + 1}>
                <Heading section={category} />
              </Category>
            </Row>
          )}
          {benefits.map(({ section, cells, same: sameRow }) => (
            <Row key={section.title} role="row" data-same={sameRow}>
              {/* Screen readers that support `abbr` don’t repeat the description before each cell. */}
              <RowHead role="rowheader" scope="row" abbr={section.description && section.title}>
                <Heading section={section} />
              </RowHead>
              {cells.map((cell, column) => (
                <Item key={columns[column]?.id} role="cell" data-included={cell !== false}>
                  <Value cell={cell} />
                </Item>
              ))}
            </Row>
          ))}
        </Body>
      ))}
    </Table>
  );
}

function Heading({ section: { title, description, tooltip } }: { section: ComparatorSection }) {
  const t = useT(comparatorMessages);
  return (
    <>
      {title}
      {tooltip && (
        <>
          {' '}
          <Tooltip content={tooltip} label={t('details', { subject: title })} />
        </>
      )}
      {description && <p>{description}</p>}
      {tooltip && <p data-part="printed">{tooltip}</p>}
    </>
  );
}

function Value({ cell }: { cell: Cell }) {
  const t = useT(comparatorMessages);
  if (typeof cell === 'string') return cell;
  return (
    <>
      {cell ? <CheckIcon /> : <MinusIcon />}
      <VisuallyHidden>{t(cell ? 'included' : 'notIncluded')}</VisuallyHidden>
    </>
  );
}
