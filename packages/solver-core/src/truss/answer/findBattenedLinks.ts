import type { CrossSection } from '../../model/common/document.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { computeLinkShape } from '../assembly/linkShape.ts';
import type { TrussModel } from '../assembly/trussModel.ts';
import type { SetSolution } from '../results/solveSet.ts';

/** Links built up of parts that bend as one only as far as their connections are rigid. */
interface BattenedLinks {
  readonly links: readonly number[];
  /** The Euler load without any connection divided by that of the parts bending as one; the least of all. */
  readonly times: number;
}

/**
 * Finds compressed links that are built up of parts connected by battens or lacing. Connections that are not rigid
 * reduce their Euler load (F. Engesser, 1891: 1/P = 1/Pe + 1/Sv); a document does not contain the spacing of the
 * connections. Returns null if there are none.
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
 * a section in one piece.
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
