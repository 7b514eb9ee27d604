import * as z from 'zod/mini';
import type { StepSettings } from './fields.ts';
import { mainMemberFields, stepCodes } from './member-fields.ts';

/** The first step of `register`: the new member. */
export function registrationStep(settings: StepSettings = {}) {
  return z.object({ ...mainMemberFields(settings), stepCodes });
}

export type RegistrationStep = z.infer<ReturnType<typeof registrationStep>>;
