import type { CommonCase } from '@eecs/solver-core';

/** A document that is neither a beam nor a truss, with the common fields of all structures, and a field of its own. */
export interface OwnCase extends CommonCase {
  /** Indices of the materials of its parts. */
  readonly parts: readonly { readonly materialIndex: number }[];
}

/** One entry of each kind: S235, an IPE 300 of a catalogue, a set. */
export const OWN: OwnCase = {
  schema: 1,
  branch: '',
  id: 0,
  userId: 0,
  title: 'Own',
  description: '',
  created: 0,
  readonly: false,
  isReal: true,
  isAccurate: false,
  selfWeight: false,
  ratio: 1,
  k: 0,
  units: { system: 0, incrementIndex: 3, stepIndex: 1 },
  grid: { step: 1, minors: 10, yStep: 1 },
  materials: [{ name: 'S235', E: 210000, nu: 0.3 }],
  sections: [{ className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 }],
  caseSets: [{ title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false }],
  parts: [{ materialIndex: 0 }],
};
