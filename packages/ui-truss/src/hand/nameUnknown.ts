import type { TrussCase, TrussEquation, TrussUnknown } from '@eecs/solver-core/truss';
import type { ResultsText } from '../messages/resultsMessages.ts';
import { type Letter, nameRod } from './writeLine.ts';

/** Names an unknown of the equations: N of a rod, R of a support, u of a joint. */
export function nameUnknown(unknown: TrussUnknown | undefined, links: TrussCase['links']): Letter {
  if (unknown === undefined) return { letter: '', index: '' };
  if (unknown.kind === 'axialForce') return { letter: 'N', index: nameRod(unknown.link, links) };
  return { letter: unknown.kind === 'reaction' ? 'R' : 'u', index: `${unknown.joint + 1}${unknown.axis}` };
}

/** Names the subject of an equation of the system. */
export function describeEquation(equation: TrussEquation, { links }: TrussCase, t: ResultsText): string {
  if (equation.kind === 'elongation')
    return t('equations.elongation', { rod: nameRod(equation.link, links) });
  const { joint, axis } = equation;
  return t(`equations.${equation.kind}`, { joint: joint + 1, axis });
}
