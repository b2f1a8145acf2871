/** The groups of failures. The first group that occurs gives a result its message. */
export const FAILURE_GROUPS = [
  'schema',
  'length',
  'geometry',
  'materials',
  'conditions',
  'singular',
  'range',
  'loads',
  'features',
] as const;

/** The part of a failure's code before the dot. */
export type FailureGroup = (typeof FAILURE_GROUPS)[number];
