import type { CrossSection } from '../../model/common/document.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { computeLinkShape } from '../assembly/linkShape.ts';
import type { TrussModel } from '../assembly/trussModel.ts';
import type { SetSolution } from '../results/solveSet.ts';

/** Links whose parts bend as one only as far as their connections let them. */
interface BattenedLinks {
  readonly links: readonly number[];
  /** The Euler load without any connection in times the one of parts that bend as one; the least of all. */
  readonly times: number;
}

/**
 * Finds the links that are compressed in some set and built up of parts that battens or lacing hold. Connections that
 * are not rigid lower their Euler load (F. Engesser, 1891: 1/P = 1/Pe + 1/Sv); how far apart they stand is no part of a
 * document. Returns null if there is none.
 */
export function findBattenedLinks(
  { sections, units }: Pick<TrussCase, 'sections' | 'units'>,
  { made, linkCount }: Pick<TrussModel, 'made' | 'linkCount'>,
  sets: readonly Pick<SetSolution, 'N'>[],
): BattenedLinks | null {
  const alone = sections.map((section) => shareAlone({ ...section, units: section.units ?? units.system }));
  if (alone.every((share) => share === null)) return null;
  const links: number[] = [];
  let times = Infinity;
  for (let link = 0; link < linkCount; link++) {
    const share = alone[made[2 * link + 1]!] ?? null;
    if (share === null || !sets.some(({ N }) => N[link]! < 0)) continue;
    links.push(link);
    times = Math.min(times, share);
  }
  return links.length === 0 ? null : { links, times };
}

/**
 * Computes the Euler load of parts without any connection, as a fraction of that of the whole: each part carries a
 * share of the force in proportion to its area, and the first one buckles about its own weakest axis. Returns null for
 * a section that is one body.
 */
function shareAlone(section: CrossSection): number | null {
  const { className, connection, parts = [], units = 0 } = section;
  if (className !== 'builtup' || connection === 'welded' || parts.length < 2) return null;
  const whole = computeLinkShape(section, units);
  if (!whole.ok) return null;
  const { A, Iv } = whole.shape;
  return parts.reduce((least, part) => {
    const one = computeLinkShape({ units, ...part, label: '' }, units);
    return one.ok ? Math.min(least, (A * one.shape.Iv) / one.shape.A / Iv) : least;
  }, 1);
}
