import type { SearchAnswer } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { adviceTileListMessages } from '@jalon/ui/advice-tile-list';
import { Button } from '@jalon/ui/button';
import { CheckboxGroup } from '@jalon/ui/checkbox-group';
import { Field } from '@jalon/ui/field';
import { Link } from '@jalon/ui/link';
import { SearchInput } from '@jalon/ui/search-input';
import { Select } from '@jalon/ui/select';
import {
  type SearchQuery,
  searchAddress,
  searchOrders,
  searchParameters,
} from '../../search/search-query.ts';
import { searchResultsMessages } from './search-results.messages.ts';
import { Filters } from './search-results.styles.ts';

export interface SearchFormProps {
  /** The path of the results page. */
  action: string;
  query: SearchQuery;
  /** Undefined while the search is unavailable; the form then sends the filters and the order of the query. */
  facets: SearchAnswer['facets'] | undefined;
}

/** The term, the order and the filters of a search, in one form that is sent by GET. */
export function SearchForm({ action, query, facets }: SearchFormProps) {
  const t = useT(searchResultsMessages);
  const kind = useT(adviceTileListMessages);
  const { term, types, years, order } = query;
  const orderNames = {
    relevance: t('relevance'),
    newest: t('newest'),
    oldest: t('oldest'),
    title: t('byTitle'),
  };

  function typeName(type: string): string {
    switch (type) {
      case 'road test':
        return kind('roadTest');
      case 'article':
      case 'guide':
      case 'podcast':
      case 'video':
        return kind(type);
      default:
        return type;
    }
  }

  /** The values with counts from the index, and values of the address that the index no longer has. */
  function options(field: 'type' | 'year', chosen: readonly string[], nameOf = (value: string) => value) {
    const counted = new Map(
      (facets?.[field]?.[0]?.data ?? []).map(({ value, count }) => [String(value), count]),
    );
    for (const value of chosen) if (!counted.has(value)) counted.set(value, 0);
    return Array.from(counted, ([value, count]) => ({
      value,
      label: t('choice', { label: nameOf(value), count }),
    }));
  }

  const typeOptions = options('type', types, typeName);
  const yearOptions = options('year', years);
  const isFiltered = types.length + years.length > 0;
  return (
    <search>
      <form action={action}>
        <Field controlId="search-term" label={t('label')}>
          <SearchInput id="search-term" name={searchParameters.term} defaultValue={term} autoComplete="off" />
        </Field>
        {facets ? (
          <Filters open={isFiltered || order !== 'relevance'}>
            <summary>{t('filters')}</summary>
            <div>
              <Field controlId="search-order" label={t('order')}>
                <Select id="search-order" name={searchParameters.order} defaultValue={order}>
                  {searchOrders.map((one) => (
                    <option key={one} value={one}>
                      {orderNames[one]}
                    </option>
                  ))}
                </Select>
              </Field>
              {typeOptions.length > 0 && (
                <CheckboxGroup
                  legend={t('type')}
                  name={searchParameters.type}
                  options={typeOptions}
                  defaultValue={types}
                  layout="row"
                />
              )}
              {yearOptions.length > 0 && (
                <CheckboxGroup
                  legend={t('year')}
                  name={searchParameters.year}
                  options={yearOptions}
                  defaultValue={years}
                  layout="row"
                />
              )}
              <p>
                <Button type="submit" variant="secondary">
                  {t('apply')}
                </Button>
                {isFiltered && <Link href={searchAddress(action, { term, order })}>{t('clear')}</Link>}
              </p>
            </div>
          </Filters>
        ) : (
          [
            ...types.map((type) => [searchParameters.type, type] as const),
            ...years.map((year) => [searchParameters.year, year] as const),
            [searchParameters.order, order] as const,
          ].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
        )}
      </form>
    </search>
  );
}
