export { progressStepsMessages } from './progress-steps.messages.ts';
export {
  type ProgressStep,
  ProgressSteps,
  type ProgressStepsProps,
  type StepState,
} from './progress-steps.tsx';
