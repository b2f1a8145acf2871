import type { BeamCase } from '@eecs/solver-core';
import type { LineApplying, LineOutcome } from '@eecs/ui-kit/editor';
import type { Edit } from '../../editing/edit.ts';
import { type LineSetting, applyLine } from './applyLine.ts';
import { type ListLimits, findFull } from './findFull.ts';
import type { Saying } from './saying.ts';

/** A statement of a line as it was understood. */
export interface BeamRow {
  readonly statement: Saying;
}

/** The lists of a replaced beam, for counting. */
const NOTHING = { loads: [], supports: [] } as const;

/** Returns whether there is something on a beam that a line could replace. */
export function hasBeam({ supports, loads }: BeamCase): boolean {
  return supports.length > 0 || loads.length > 0;
}

/** Applies a line if each of its statements is understood, its names are found, and the lists have room. */
export function applyWholeLine(
  document: BeamCase,
  sayings: readonly Saying[],
  setting: LineApplying<ListLimits> & Pick<LineSetting, 'createId'>,
): LineOutcome<Edit, BeamRow> {
  const { named, isInstead, limits } = setting;
  const isUnderstood = sayings.every((saying) =>
    saying.kind === 'named' ? named.has(saying.name) : saying.kind !== 'problem',
  );
  const full = findFull(isInstead ? NOTHING : document, sayings, limits);
  return {
    edit: isUnderstood && full === null ? applyLine(document, sayings, setting) : null,
    rows: sayings.map((statement) => ({ statement })),
    full,
  };
}
