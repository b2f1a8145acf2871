import { type BeamCase, displayUnit } from '@eecs/solver-core';
import type { LoadReading } from '../src/files/rows/loadRows.ts';
import { createBeam } from '../src/state/createBeam.ts';

/** A beam of 12 m with a support at its start only. */
export const beam: BeamCase = { ...createBeam(0), L: 12, supports: [{ className: 'fixed', x: 0 }] };

/** The options for reading a Russian reader's rows of loads. */
export const reading: LoadReading = {
  system: 0,
  locale: 'ru',
  unitOf: displayUnit,
  nameOf: (kind) => (kind === 'DistributedLoad' ? 'Распределённая' : kind),
  createId: () => 'id',
};

/** The options for reading the same reader's rows of supports. */
export const supportReading = { ...reading, nameOf: (kind: string) => kind };
