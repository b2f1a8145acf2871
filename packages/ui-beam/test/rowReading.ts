import { type BeamCase, displayUnit } from '@eecs/solver-core';
import type { LoadReading } from '../src/files/rows/loadRows.ts';
import { createBeam } from '../src/state/createBeam.ts';

/** A beam of 12 m that is held at its start alone. */
export const beam: BeamCase = { ...createBeam(0), L: 12, supports: [{ className: 'fixed', x: 0 }] };

/** How a Russian reader's rows of loads are read. */
export const reading: LoadReading = {
  system: 0,
  locale: 'ru',
  unitOf: displayUnit,
  nameOf: (kind) => (kind === 'DistributedLoad' ? 'Распределённая' : kind),
  createId: () => 'id',
};

/** How the same reader's rows of supports are read. */
export const supportReading = { ...reading, nameOf: (kind: string) => kind };
