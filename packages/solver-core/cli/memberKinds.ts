import type { MemberCheckKind } from '../src/codeChecks/index.ts';

/** The checks of a beam by a design code in words. */
export const KINDS: Readonly<Record<MemberCheckKind, string>> = {
  bending: 'bending',
  shear: 'shear',
  bendingShear: 'bending and shear',
  lateral: 'lateral-torsional buckling',
  compression: 'compression with bending',
};
