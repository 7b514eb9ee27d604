/** The option that a key moves to, following the ARIA pattern. */
export type Move = 'next' | 'previous' | 'none';

export interface ComboboxState<O> {
  /** `idle` before an answer, or when the text is too short for a request. */
  status: 'idle' | 'loading' | 'ready' | 'empty' | 'error';
  options: readonly O[];
  open: boolean;
  /** Index of the option that Enter would pick; -1 for none. */
  active: number;
}

export type ComboboxAction<O> =
  | { type: 'reset' | 'load' | 'failed' | 'open' | 'close' }
  | { type: 'loaded'; options: readonly O[] }
  | { type: 'move'; to: Move };

export const closed: ComboboxState<never> = { status: 'idle', options: [], open: false, active: -1 };

/** The reducer of a combobox. */
export function reduce<O>(state: ComboboxState<O>, action: ComboboxAction<O>): ComboboxState<O> {
  switch (action.type) {
    case 'reset':
      return closed;
    case 'load':
      return { ...closed, status: 'loading', open: true };
    case 'failed':
      return { ...closed, status: 'error', open: true };
    case 'loaded': {
      const { options } = action;
      return { status: options.length > 0 ? 'ready' : 'empty', options, open: true, active: -1 };
    }
    case 'open':
      return { ...state, open: state.options.length > 0 };
    case 'close':
      return { ...state, open: false, active: -1 };
    case 'move':
      return { ...state, open: state.open || state.options.length > 0, active: moved(state, action.to) };
  }
}

/** Wraps around at both ends, as the pattern allows. */
function moved<O>({ options: { length }, active }: ComboboxState<O>, to: Move): number {
  if (length === 0 || to === 'none') return -1;
  if (to === 'next') return (active + 1) % length;
  return (active > 0 ? active : length) - 1;
}
