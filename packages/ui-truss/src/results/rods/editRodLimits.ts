import type { RodLimits } from '@eecs/solver-core/combinations';
import type { LengthFactors, Link, TrussCase } from '@eecs/solver-core/truss';
import { setLimits, toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from '../../editing/edit.ts';

/** Sets the standard of the rod checks with its options; null removes the check. */
export function setRodLimits(document: TrussCase, rods: RodLimits | null): Edit {
  return toPlainEdit(setLimits(document, 'rods', rods));
}

/** Changes one effective length factor of some rods; null removes it. */
export function setLengthFactor(
  document: TrussCase,
  indexes: ReadonlySet<number>,
  { axis, value }: { readonly axis: keyof LengthFactors; readonly value: number | null },
): Edit {
  let isChanged = false;
  const links = document.links.map((link, index) => {
    if (!indexes.has(index) || (link.K?.[axis] ?? null) === value) return link;
    isChanged = true;
    return withFactor(link, axis, value);
  });
  return toPlainEdit(isChanged ? { ...document, links } : document);
}

function withFactor({ K, ...link }: Link, axis: keyof LengthFactors, value: number | null): Link {
  const { [axis]: _, ...others } = K ?? {};
  const next = value === null ? others : { ...others, [axis]: value };
  return Object.keys(next).length === 0 ? link : { ...link, K: next };
}
