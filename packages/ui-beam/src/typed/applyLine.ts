import type { BeamCase, Load, Support } from '@eecs/solver-core';
import { setLength, settleSupports } from '@eecs/solver-core/rules';
import type { Edit } from '../editing/edit.ts';
import { resolveCoefficients } from '../editing/resolveCoefficients.ts';
import type { Saying } from './readLine.ts';
import { type Named, takeNamed } from './takeNamed.ts';

const CLASSES = { pin: 'fixed', roller: 'simple', clamp: 'cantilever', hinge: 'hinge' } as const;

/**
 * Does what a line says, in one edit: the length is set first, supports and loads are added, a section or a material
 * that was found holds for the whole beam. A support takes the place of one that stands there.
 */
export function applyLine(
  document: BeamCase,
  sayings: readonly Saying[],
  { createId, named }: { readonly createId: () => string; readonly named: ReadonlyMap<string, Named> },
): Edit {
  const notes: Edit['notes'][number][] = [];
  let next = document;
  const isLength = ({ kind }: Saying): boolean => kind === 'length';
  for (const saying of [...sayings.filter(isLength), ...sayings.filter((one) => !isLength(one))]) {
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
