import type { CommonCase } from '@eecs/solver-core';
import { describeFailure, type AnyFailure, type Writer } from '@eecs/solver-core/texts';
import type { Atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { listRefusals } from '../../editing/combinations/listRefusals.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';

/**
 * Returns the reasons why the case sets of a document cannot be combined, in words; empty if they can. `combined` is the
 * newest attempt to combine them.
 */
export function useRefusalReasons(
  documentAtom: Atom<CommonCase>,
  combined: Parameters<typeof listRefusals<AnyFailure>>[1],
  writer: Writer,
): readonly string[] {
  const document = useKitAtomValue(documentAtom);
  return useMemo(
    () => [...new Set(listRefusals(document, combined).map((failure) => describeFailure(failure, writer)))],
    [document, combined, writer],
  );
}
