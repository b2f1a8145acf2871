import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { useTableText } from '@eecs/ui-kit/editor';
import { useRefusalText } from '../messages/refusalMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { Hindrance } from '../state/solvability.ts';
import { describeHindrance } from './describeHindrance.ts';

/** Gives what says in words what hinders Solve. */
export function useHindranceText(): (hindrance: Hindrance) => string {
  const t = useRefusalText();
  const tBeam = useBeamText();
  const tTable = useTableText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const place = (x: number): string => format.place(x, { system: document.units.system, span: document.L });
  return (hindrance) => describeHindrance(hindrance, { t, tBeam, tTable, place, document });
}
