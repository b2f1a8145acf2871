import type { BeamCase, BeamSection, CrossSection, Load, Material, Support } from '@eecs/solver-core';
import { setLength, settleSupports } from '@eecs/solver-core/rules';
import { createOutline, createSteel } from '@eecs/ui-kit/editing';
import type { Edit } from '../editing/edit.ts';
import { resolveCoefficients } from '../editing/resolveCoefficients.ts';
import type { Saying } from './readLine.ts';

/** What a name of a line was found to be. */
export type Named =
  | { readonly kind: 'section'; readonly section: CrossSection }
  | { readonly kind: 'material'; readonly material: Material };

const CLASSES = { pin: 'fixed', roller: 'simple', clamp: 'cantilever', hinge: 'hinge' } as const;

/**
 * Does what a line says, in one edit: supports and loads are added, the length is set, a section or a material that was found holds
 * for the whole beam. A support takes the place of one that stands there.
 */
export function applyLine(
  document: BeamCase,
  sayings: readonly Saying[],
  { createId, named }: { readonly createId: () => string; readonly named: ReadonlyMap<string, Named> },
): Edit {
  const notes: Edit['notes'][number][] = [];
  let next = document;
  for (const saying of sayings) {
    const edit = applyOne(next, saying, { createId, named });
    next = edit.document;
    notes.push(...edit.notes);
  }
  const isSettled = !sayings.some(({ kind }) => kind === 'support' || kind === 'spring');
  if (isSettled) return { document: next, notes };
  const settled = settleSupports(next);
  return { document: settled.document, notes: [...notes, ...settled.notes] };
}

function applyOne(
  document: BeamCase,
  saying: Saying,
  { createId, named }: { readonly createId: () => string; readonly named: ReadonlyMap<string, Named> },
): Edit {
  const plain = (changed: Partial<BeamCase>): Edit => ({ document: { ...document, ...changed }, notes: [] });
  switch (saying.kind) {
    case 'length':
      return setLength(document, saying.length);
    case 'support':
      return plain({
        supports: addSupports(
          document,
          saying.places.map((x) => ({ className: CLASSES[saying.verb], x })),
        ),
      });
    case 'spring':
      return plain({
        supports: addSupports(document, [
          { className: 'spring', x: saying.x, stiffness: { y: saying.stiffness } },
        ]),
      });
    case 'point':
    case 'spread':
      return plain({ loads: [...document.loads, toLoad(saying, createId())] });
    case 'named': {
      const found = named.get(saying.name);
      return found === undefined ? plain({}) : plain(takeNamed(document, found));
    }
    case 'problem':
      return plain({});
    default:
      return saying satisfies never;
  }
}

function addSupports({ supports }: BeamCase, added: readonly Support[]): Support[] {
  const places = new Set(added.map(({ x }) => x));
  return [...supports.filter(({ x }) => !places.has(x)), ...added].sort((a, b) => a.x - b.x);
}

const POINTS = {
  force: { className: 'ShearLoad', alpha: 90 },
  axial: { className: 'AxialLoad', alpha: 0 },
  moment: { className: 'BendingMoment', alpha: 0 },
} as const;

function toLoad(saying: Extract<Saying, { kind: 'point' | 'spread' }>, id: string): Load {
  if (saying.kind === 'point') {
    const { className, alpha } = POINTS[saying.verb];
    return {
      id,
      sets: 1,
      className,
      alpha,
      x: saying.x,
      c: resolveCoefficients(className, saying.value, alpha),
    };
  }
  const { x, y, verb } = saying;
  return verb === 'mass'
    ? { id, sets: 1, className: 'DistributedMass', alpha: -90, x, y }
    : { id, sets: 1, className: 'DistributedLoad', alpha: 90, x, y };
}

/**
 * Puts a section or a material into its list, unless it is there, and all of the beam is made of it. What a new beam begins with
 * gives its place to it where it stands alone in the list.
 */
function takeNamed(document: BeamCase, found: Named): Partial<BeamCase> {
  const { sections, materials, units } = document;
  const beamSections = partsOf(document);
  if (found.kind === 'section') {
    const known = sections.findIndex(({ label }) => label === found.section.label);
    const kept = isOnly(sections, createOutline(units.system)) ? [] : sections;
    const crossSectionIndex = known < 0 ? kept.length : known;
    return {
      sections: known < 0 ? [...kept, found.section] : sections,
      beamSections: beamSections.map((part) => ({ ...part, crossSectionIndex })),
    };
  }
  const known = materials.findIndex(({ name }) => name === found.material.name);
  const kept = isOnly(materials, createSteel(units.system)) ? [] : materials;
  const materialIndex = known < 0 ? kept.length : known;
  return {
    materials: known < 0 ? [...kept, found.material] : materials,
    beamSections: beamSections.map((part) => ({ ...part, materialIndex })),
  };
}

/** The parts of a beam; one for the whole of a beam without any, of the first material and cross-section there are. */
function partsOf({ L, beamSections, materials, sections }: BeamCase): readonly BeamSection[] {
  if (beamSections.length > 0) return beamSections;
  const first = (list: readonly object[]): number => (list.length > 0 ? 0 : -1);
  return [
    { x: L, materialIndex: first(materials), crossSectionIndex: first(sections), alpha: 0, flip: false },
  ];
}

/** Whether a list has one row alone, as it was made. */
function isOnly<Row extends object>(rows: readonly Row[], first: Row): boolean {
  const [only, ...others] = rows;
  if (only === undefined || others.length > 0) return false;
  const own = new Map<string, unknown>(Object.entries(only));
  return Object.entries(first).every(
    ([key, value]) => JSON.stringify(own.get(key)) === JSON.stringify(value),
  );
}
