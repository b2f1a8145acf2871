import type { MemberCheckKind } from '../src/codeChecks/index.ts';

/** Names of the checks of a beam by a design code. */
export const KINDS: Readonly<Record<MemberCheckKind, string>> = {
  bending: 'bending',
  shear: 'shear',
  bendingShear: 'bending and shear',
  lateral: 'lateral-torsional buckling',
  compression: 'compression with bending',
};
