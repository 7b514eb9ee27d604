export { batteryTestPaths } from '../battery-test/battery-test.paths.ts';
export {
  type BatteryTestField,
  type BatteryTestSettings,
  batteryTest,
  batteryTestDefaults,
} from '../battery-test/battery-test.schema.ts';
export { type ClubConfig, defaultClub } from '../club/club-config.ts';
export { parseClubConfig } from '../club/parse-club-config.ts';
export { type Condition, type FieldErrorKey, type FieldRule, ticked } from '../kit/field-rule.ts';
export {
  checkFields,
  type FormDefinition,
  type FormErrors,
  type FormPaths,
  type FormValues,
  fieldNames,
  type SiteForm,
  type SubmissionMember,
  submissionPayload,
} from '../kit/form-definition.ts';
export { parseSubmission, type Submission } from '../kit/submission.ts';
export { formDefinitions } from './form-definitions.ts';
