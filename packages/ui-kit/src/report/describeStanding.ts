import { GRAVITY_BY_SYSTEM, type UnitSystem } from '@eecs/solver-core';
import { type ReportBlock, textBlock } from './blocks.ts';
import type { ReportNumbers } from './reportNumbers.ts';
import type { ReportText } from './words.ts';

/** The stability verdict on a structure of any kind. */
export interface Standing {
  readonly status: string;
  readonly degree: number;
}

/** The texts of a kind that state whether a structure is stable. */
export type StandingText = ReportText<'verdict.determinate' | 'verdict.indeterminate' | 'verdict.mechanism'>;

/** States whether a structure is stable; nothing if that is unknown. */
export function describeStanding(verdict: Standing | null | undefined, t: StandingText): ReportBlock[] {
  if (verdict === null || verdict === undefined) return [];
  const { status, degree } = verdict;
  if (status === 'determinate') return [textBlock(t('verdict.determinate'))];
  return [
    textBlock(status === 'indeterminate' ? t('verdict.indeterminate', { degree }) : t('verdict.mechanism')),
  ];
}

/** Writes the mass of a structure and its weight; nothing for a massless one. */
export function describeMass(
  mass: number,
  {
    format,
    system,
    t,
  }: Pick<ReportNumbers, 'format'> & { readonly system: UnitSystem; readonly t: ReportText<'mass'> },
): ReportBlock[] {
  if (mass === 0) return [];
  const write = (quantity: 'mass' | 'force', value: number): string =>
    format.results({ quantity, greatest: mass, digits: 3 }).write(value);
  return [
    textBlock(
      t('mass', {
        mass: write('mass', mass),
        force: write('force', mass * Math.abs(GRAVITY_BY_SYSTEM[system])),
      }),
    ),
  ];
}
