import type { CaseLimits } from '@eecs/solver-core/combinations';

/**
 * Sets the standard by which members or rods are checked, with its options; null removes the check. A document without
 * limits has no field `limits`.
 */
export function setLimits<Document extends { readonly limits?: CaseLimits }, Part extends 'members' | 'rods'>(
  { limits, ...document }: Document,
  part: Part,
  value: CaseLimits[Part] | null,
): Document {
  const { [part]: _, ...others } = limits ?? {};
  const next = value === null ? others : { ...others, [part]: value };
  return (Object.keys(next).length === 0 ? document : { ...document, limits: next }) as Document;
}
