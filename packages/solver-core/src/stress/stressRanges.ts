import { coverBeam } from '../beam/elements/computeStretches.ts';
import type { Cut, StressGap } from '../beam/results/stressParts.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { CrossSection, Material } from '../model/common/document.ts';
import { findFarthestPoints } from './farthestPoints.ts';
import { findGenericFibres } from './genericFibres.ts';
import type { Fibres } from './genericFibres.ts';
import type { Placing } from '../sections/placing.ts';
import { placeSection } from './placedSection.ts';
import type { PlacedSection } from './placedSection.ts';

/** The properties of a section in its position. */
export interface PlacedShape {
  /** Null for a generic section. */
  readonly section: PlacedSection | null;
  /** Null for a generic section that does not state its outermost fibres. */
  readonly fibres: Fibres | null;
}

/** A part of the beam with one section in its position; equal parts share the same `shape`. */
export interface StressRange {
  readonly x0: number;
  readonly x1: number;
  readonly shape: PlacedShape;
  readonly material: Material;
  readonly materialIndex: number;
  readonly crossSectionIndex: number;
}

/** Placed sections, by the section itself and its position. */
export type PlacedShapes = WeakMap<CrossSection, Map<string, PlacedShape>>;

/**
 * Places the sections along the beam; equal ones are placed once. Returns null without real constants. `known` caches
 * the sections placed for earlier documents; new ones are added to it.
 */
export function placeSections(
  document: BeamCase,
  known: PlacedShapes = new WeakMap(),
): readonly StressRange[] | null {
  const { sections, materials, units } = document;
  const ranges: StressRange[] = [];
  for (const { x0, x1, section: stretch } of coverBeam(document, [])) {
    const section = stretch && sections[stretch.crossSectionIndex];
    const material = stretch && materials[stretch.materialIndex];
    if (!section || !material) return null;
    const { crossSectionIndex, materialIndex, alpha, flip } = stretch;
    const shape = placeShape(section, { alphaDeg: alpha, isFlipped: flip, system: units.system }, known);
    ranges.push({ x0, x1, shape, material, materialIndex, crossSectionIndex });
  }
  return ranges;
}

/** Places a section; equal ones are placed once and cached in `known`. */
export function placeShape(section: CrossSection, placing: Placing, known: PlacedShapes): PlacedShape {
  const placed = known.get(section) ?? new Map<string, PlacedShape>();
  known.set(section, placed);
  const key = `${placing.system} ${placing.alphaDeg} ${placing.isFlipped}`;
  const shape = placed.get(key) ?? placeAnew(section, placing);
  placed.set(key, shape);
  return shape;
}

function placeAnew(section: CrossSection, placing: Placing): PlacedShape {
  const drawn = placeSection(section, placing);
  if (drawn) return { section: drawn, fibres: { bending: drawn, ...findFarthestPoints(drawn) } };
  return { section: null, fibres: findGenericFibres(section, placing) };
}

/** Lists the sections with unknown stresses, each once. */
export function shapeGaps(ranges: readonly StressRange[]): StressGap[] {
  const gaps = new Map<number, StressGap>();
  for (const { shape, crossSectionIndex } of ranges) {
    if (shape.section || gaps.get(crossSectionIndex)?.code === 'stress.noExtent') continue;
    const code = shape.fibres ? 'stress.noOutline' : 'stress.noExtent';
    gaps.set(crossSectionIndex, { code, path: `/sections/${crossSectionIndex}` });
  }
  return [...gaps.values()];
}

/** Finds the part of the beam that contains a cut; null outside the beam. */
export function rangeAt(
  ranges: readonly StressRange[] | null,
  { x, side = 'right' }: Cut,
): StressRange | null {
  const last = ranges?.at(-1);
  if (!ranges || !last || !(x >= 0 && x <= last.x1)) return null;
  return ranges.find(({ x1 }) => x < x1 || (side === 'left' && x === x1)) ?? last;
}
