import type { TrussCase } from '../document/trussCase.ts';

/** A new truss before its first joint. */
export const emptyTruss: TrussCase = {
  className: 'casetruss',
  title: '',
  units: { system: 0 },
  joints: [],
  links: [],
};
