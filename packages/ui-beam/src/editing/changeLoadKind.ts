import { type BeamCase, type Load, type LoadClass, isDistributed } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import { createLoad } from './addLoad.ts';
import type { Edit } from './edit.ts';
import { findCoefficients } from './resolveCoefficients.ts';

/** Changes the kind of a load, found by its index; place, value and sets stay if they keep their meaning. */
export function changeLoadKind(document: BeamCase, index: number, kind: LoadClass): Edit {
  const load = document.loads[index];
  if (load === undefined || load.className === kind) return toPlainEdit(document);
  const fresh = createLoad(document, kind, String(load.id));
  const changed: Load = { ...keepWhatFits(load, fresh), id: load.id, sets: load.sets };
  return toPlainEdit({
    ...document,
    loads: document.loads.map((other, at) => (at === index ? changed : other)),
  });
}

function keepWhatFits(load: Load, fresh: Load): Load {
  if (isDistributed(load)) return isDistributed(fresh) ? { ...fresh, x: load.x } : { ...fresh, x: load.x[0] };
  if (isDistributed(fresh)) return fresh;
  const isForce = load.className !== 'BendingMoment' && fresh.className !== 'BendingMoment';
  const value = isForce ? load.c[0] : fresh.c[0];
  return { ...fresh, x: load.x, c: findCoefficients(fresh.className, value, fresh.alpha) ?? fresh.c };
}
