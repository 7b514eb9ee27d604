import type { Locale } from '@jalon/i18n';
import type { ReactElement, ReactNode } from 'react';
import { storyLocale } from './story-locale.ts';

const words = {
  fr: {
    rest: 'Au repos',
    hovered: 'Survol',
    focused: 'Focus au clavier',
    pressed: 'Appui',
    disabled: 'Désactivé',
    busy: 'Occupé',
  },
  en: {
    rest: 'At rest',
    hovered: 'Hovered',
    focused: 'Keyboard focus',
    pressed: 'Pressed',
    disabled: 'Disabled',
    busy: 'Busy',
  },
};

type State = keyof typeof words.fr;

const focusable = ':is(a, button, input, select, textarea, summary)';
const within = (state: State, element = '*') => `[data-state-shown="${state}"] ${element}`;

/** Parameters of a story with a `StateTable`: the pseudo-states add-on puts its elements into the states of CSS. */
export const stateParameters = {
  pseudo: {
    hover: [within('hovered'), within('pressed')],
    focus: within('focused', focusable),
    focusVisible: within('focused', focusable),
    focusWithin: within('focused'),
    active: within('pressed'),
  },
};

/** Parameters of a story of one component with several parts: selectors of the parts in each state. */
export function partStateParameters(parts: {
  hovered: string[];
  focused: string[];
  /** Parts that contain the focus. */
  aroundFocus?: string[];
  pressed: string[];
}) {
  const { hovered, focused, aroundFocus = [], pressed } = parts;
  return {
    pseudo: {
      hover: [...hovered, ...pressed],
      focus: focused,
      focusVisible: focused,
      focusWithin: aroundFocus,
      active: pressed,
    },
  };
}

/** Parameters of a story of a list: its first item is hovered, the second focused, the third pressed. */
export const itemStateParameters = partStateParameters({
  hovered: ['li:nth-child(1)', 'li:nth-child(1) *'],
  focused: [`li:nth-child(2) ${focusable}`],
  aroundFocus: ['li:nth-child(2)', 'li:nth-child(2) *'],
  pressed: ['li:nth-child(3)', 'li:nth-child(3) *'],
});

/** The props that differ in a state. Ids and names distinguish several fields. */
export interface StateProps {
  id: string;
  name?: string;
  disabled?: boolean;
  loading?: boolean;
}

interface StateTableProps {
  locale: Locale;
  /** Whether the component has these states. */
  disabled?: boolean;
  busy?: boolean;
  /** A field of a form, which has a name. */
  named?: boolean;
  children: (props: StateProps) => ReactNode;
}

/** A component in each of its states. */
export function StateTable({
  locale,
  disabled = false,
  busy = false,
  named = false,
  children,
}: StateTableProps) {
  const shown: [State, Omit<StateProps, 'id' | 'name'>][] = [
    ['rest', {}],
    ['hovered', {}],
    ['focused', {}],
    ['pressed', {}],
  ];
  if (disabled) shown.push(['disabled', { disabled: true }]);
  if (busy) shown.push(['busy', { loading: true }]);
  return (
    <dl
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
      }}
    >
      {shown.map(([state, props]) => (
        <div key={state} data-state-shown={state}>
          <dt>{words[locale][state]}</dt>
          <dd style={{ marginInline: 0 }}>
            {children({ id: state, ...(named && { name: state }), ...props })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A story with what `meta` renders in each of its states: pointer, keyboard and props. */
export function statesOf<Args, Context extends { globals: Record<string, unknown> }>(
  meta: { render?: (args: Args, context: Context) => ReactElement },
  table: Pick<StateTableProps, 'disabled' | 'busy' | 'named'> = {},
) {
  return {
    parameters: stateParameters,
    render: (args: Args, context: Context) => (
      <StateTable locale={storyLocale(context.globals)} {...table}>
        {(state) => meta.render?.({ ...args, ...state }, context)}
      </StateTable>
    ),
  };
}
