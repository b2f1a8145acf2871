/** The kinematic state of the structure, before any floating-point solve. */
export type VerdictStatus =
  'determinate' | 'indeterminate' | 'changeable' | 'instantlyChangeable' | 'underSupported';
