import { type BeamCase, type Load, type Support, isHeld } from '@eecs/solver-core';
import { setLength, settleSupports, withSet } from '@eecs/solver-core/rules';
import { forgetTitle, setSelfWeight } from '@eecs/ui-kit/editing';
import type { Named } from '@eecs/ui-kit/editor';
import type { Edit } from '../../editing/edit.ts';
import { resolveCoefficients } from '../../editing/resolveCoefficients.ts';
import { forgetLeftMade } from '../../editing/forgetLeftMade.ts';
import type { Saying } from './saying.ts';
import { takeNamed } from './takeNamed.ts';

const CLASSES = { pin: 'fixed', roller: 'simple', clamp: 'cantilever', hinge: 'hinge' } as const;

/** The context in which a line is applied. */
export interface LineSetting {
  readonly createId: () => string;
  readonly named: ReadonlyMap<string, Named>;
  /** Index of the case set in which loads act until the line names another. @default 0 */
  readonly set?: number;
  /** Whether the line creates a beam that replaces the existing one. @default false */
  readonly isInstead?: boolean;
}

/**
 * Applies a line, in one edit: the length is set first, supports and loads are added, a found section or material is
 * used for the whole beam, settlements come last. A support replaces an existing one at its place. Sections and
 * materials that the beam no longer uses are removed from its lists.
 */
export function applyLine(document: BeamCase, sayings: readonly Saying[], setting: LineSetting): Edit {
  const notes: Edit['notes'][number][] = [];
  const { isInstead = false } = setting;
  let next = isInstead ? clearBeam(document, sayings) : document;
  // A load of a removed case set has no set.
  let set = isInstead && next.caseSets.length === 0 ? 0 : (setting.set ?? 0);
  const placed = sayings.map((saying) => {
    if (saying.kind === 'set') set = saying.set;
    return { saying, set };
  });
  for (const { saying, set: own } of [0, 1, 2].flatMap((turn) =>
    placed.filter((one) => turnOf(one.saying) === turn),
  )) {
    const edit = applyOne(next, saying, { ...setting, set: own });
    next = edit.document;
    notes.push(...edit.notes);
  }
  next = forgetLeftMade(document.beamSections, next);
  const isSettled = !sayings.some(({ kind }) => kind === 'support' || kind === 'spring');
  if (isSettled) return { document: next, notes };
  const settled = settleSupports(next);
  return { document: settled.document, notes: [...notes, ...settled.notes] };
}

function turnOf({ kind }: Saying): number {
  return kind === 'length' ? 0 : kind === 'settlement' ? 2 : 1;
}

/**
 * Removes the title, description, supports, loads, self weight and all sections but the first from a beam; also its
 * case sets, unless the line names one. The material and the cross-section of the first section stay (`listKept`).
 */
function clearBeam(document: BeamCase, sayings: readonly Saying[]): BeamCase {
  const [first] = document.beamSections;
  const { weightSets: _, ...rest } = forgetTitle(document);
  return {
    ...rest,
    supports: [],
    loads: [],
    selfWeight: false,
    beamSections: first === undefined ? [] : [{ ...first, x: document.L }],
    caseSets: sayings.some(({ kind }) => kind === 'set') ? document.caseSets : [],
  };
}

/** Lists the cross-section and the material of the old beam that the new one keeps, because the line names neither. */
export function listKept(
  { beamSections: [first], sections, materials }: BeamCase,
  named: readonly Named['kind'][],
): readonly string[] {
  if (first === undefined) return [];
  return [
    named.includes('section') ? '' : (sections[first.crossSectionIndex]?.label ?? ''),
    named.includes('material') ? '' : (materials[first.materialIndex]?.name ?? ''),
  ].filter((name) => name !== '');
}

function applyOne(
  document: BeamCase,
  saying: Saying,
  { createId, named, set }: LineSetting & { readonly set: number },
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
    case 'settlement':
      return plain({
        supports: document.supports.map((support) =>
          support.x === saying.x && isHeld(support, 'y')
            ? {
                ...support,
                settlement: { ...support.settlement, y: -saying.value + 0 },
                // An existing settlement keeps its sets.
                ...(support.settlement === undefined && { sets: withSet(0, set, true) }),
              }
            : support,
        ),
      });
    case 'point':
    case 'spread':
      return plain({ loads: [...document.loads, toLoad(saying, createId(), withSet(0, set, true))] });
    case 'weight':
      return setSelfWeight(document, saying.isOn);
    case 'named': {
      const found = named.get(saying.name);
      return found === undefined ? plain({}) : plain(takeNamed(document, found));
    }
    case 'set':
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

function toLoad(saying: Extract<Saying, { kind: 'point' | 'spread' }>, id: string, sets: number): Load {
  if (saying.kind === 'point') {
    const { className, alpha } = POINTS[saying.verb];
    return {
      id,
      sets,
      className,
      alpha,
      x: saying.x,
      c: resolveCoefficients(className, saying.value, alpha),
    };
  }
  const { x, y, verb, source } = saying;
  return verb === 'mass'
    ? { id, sets, className: 'DistributedMass', alpha: -90, x, y }
    : { id, sets, className: 'DistributedLoad', alpha: 90, x, y, ...(source && { source }) };
}
