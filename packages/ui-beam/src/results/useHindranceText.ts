import { useKitAtomValue } from '@eecs/ui-kit';
import { useTableText } from '@eecs/ui-kit/editor';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { Hindrance } from '../state/solvability.ts';
import { describeHindrance } from './describeHindrance.ts';
import { useBeamWriter } from '../state/useBeamWriter.ts';

/** Returns a function that describes what prevents Solve. */
export function useHindranceText(): (hindrance: Hindrance) => string {
  const t = useBeamText();
  const tTable = useTableText();
  const writer = useBeamWriter();
  const document = useKitAtomValue(documentAtom);
  return (hindrance) => describeHindrance(hindrance, { writer, t, tTable, document });
}
