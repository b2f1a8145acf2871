/** Where the structure stands kinematically, before any floating-point solve. */
export type VerdictStatus =
  'determinate' | 'indeterminate' | 'changeable' | 'instantlyChangeable' | 'underSupported';
