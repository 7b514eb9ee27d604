import { loaded } from '../../islands/loaded.server.ts';
import type { StepFormComponent } from './step-form-props.ts';
import { stepForms } from './step-forms.ts';

export const stepFormComponents = await loaded<keyof typeof stepForms, StepFormComponent>(stepForms);
