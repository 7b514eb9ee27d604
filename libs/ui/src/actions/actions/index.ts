export { type Action, Actions, type ActionsProps } from './actions.tsx';
