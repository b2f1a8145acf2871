import type { CrossSection, SectionClass } from '../model/common/document.ts';
import { SAME_ORDINATE } from '../linalg/tolerance.ts';
import { listLevels } from './levels.ts';
import { pointOfArc } from './outline.ts';
import type { ArcEdge, Outline } from './outline.ts';

/** Number of parts into which a range between two levels is divided; a curve is always divided into twenty. */
const PARTS: Readonly<Partial<Record<SectionClass, (section: CrossSection, middle: number) => number>>> = {
  // Ten for each radius.
  circle: () => 20,
  // Ten over the flange and forty-nine along the web.
  tsection: ({ h = 0, tf = 0 }, middle) => (middle > h - tf ? 10 : 49),
};

const PARTS_OF_REGION = 10;
const PARTS_OF_CURVE = 20;

/**
 * Lists the ordinates z at which drawings and profiles over the height sample a section, ascending from the bottom;
 * every jump of the width is one of them. Areas and moments do not use them.
 */
export function listSplitPoints(section: CrossSection, outlines: readonly Outline[]): number[] {
  const levels = listLevels(outlines);
  const arcs = outlines.flat().filter((edge) => edge.kind === 'arc');
  const points = [...levels, ...(section.className === 'circle' ? [] : arcs.flatMap(splitArc))];
  for (let i = 1; i < levels.length; i++) {
    const low = levels[i - 1]!;
    const high = levels[i]!;
    const middle = (low + high) / 2;
    const curved = section.className !== 'circle' && arcs.some((arc) => reaches(arc, middle));
    const parts = curved ? 1 : (PARTS[section.className]?.(section, middle) ?? PARTS_OF_REGION);
    for (let k = 1; k < parts; k++) points.push(low + ((high - low) * k) / parts);
  }
  points.sort((a, b) => a - b);
  const same = SAME_ORDINATE * (points.at(-1)! - points[0]!);
  return points.filter((point, i) => i === 0 || point - points[i - 1]! > same);
}

function splitArc(arc: ArcEdge): number[] {
  return Array.from({ length: PARTS_OF_CURVE + 1 }, (_, k) => pointOfArc(arc, k / PARTS_OF_CURVE).z);
}

function reaches(arc: ArcEdge, z: number): boolean {
  const [low, high] = [listLevels([[arc]])[0]!, listLevels([[arc]]).at(-1)!];
  return low < z && z < high;
}
