import { isDistributed } from '@eecs/solver-core';
import { useKitAtomValue } from '@eecs/ui-kit';
import { AreaFields, type RowProps } from '@eecs/ui-kit/editor';
import { documentAtom, session } from '../state/sessionAtoms.ts';

/** Whether a uniform load is the product of a pressure and a tributary width. */
export function LoadAreaField({ index, isReadOnly }: RowProps) {
  const { loads, L } = useKitAtomValue(documentAtom);
  const load = loads[index];
  if (load === undefined || !isDistributed(load)) return null;
  return (
    <AreaFields
      session={session}
      path={`/loads/${index}`}
      along={load.alpha}
      number={index + 1}
      variables={{ L }}
      isReadOnly={isReadOnly}
    />
  );
}
