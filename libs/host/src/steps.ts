/**
 * The step to show for a requested one: that step, or the first before it that is not answered yet. For the last step this
 * is the step with which an unfinished visit continues.
 */
export function landingStep<Step>(
  steps: readonly Step[],
  asked: Step,
  isOpen: (step: Step) => boolean,
): Step {
  return steps.slice(0, Math.max(steps.indexOf(asked), 0)).find(isOpen) ?? asked;
}
