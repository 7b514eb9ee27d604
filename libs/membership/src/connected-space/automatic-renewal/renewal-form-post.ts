/** The `name` attributes of the form of {@link AutomaticRenewalForm}: the fields of its post. */
export const renewalFields = {
  /** `on` or `off`. */
  renewal: 'automaticRenewal',
  /** The version of the text that the member accepts. */
  version: 'consentVersion',
} as const;
