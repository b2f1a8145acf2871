import { useMemo } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { type TrussWriter, describeTrussFix } from '@eecs/solver-core/texts';
import { Button, useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { createRefusalReport } from '@eecs/ui-kit/editor';
import { applyFix } from '../../editing/applyFix.ts';
import { findNearJoints, joinNearJoints } from '../../editing/merge.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { newId } from '../../state/newId.ts';
import {
  applyEditAtom,
  documentAtom,
  hindranceAtom,
  isReadOnlyAtom,
  previewAtom,
  session,
} from '../../state/sessionAtoms.ts';
import { isDrawingAtom } from '../../state/tool.ts';
import type { TrussTypes } from '../../state/trussKind.ts';
import { groupMoves } from './groupMoves.ts';
import { listBareRods } from './listBareRods.ts';
import { useTrussWriter } from './useTrussWriter.ts';

/** Why there is no result: the motion of the truss and its fixes, the errors of the document, or a missing answer. */
export const RefusalReport = createRefusalReport<TrussTypes, TrussWriter>({
  session,
  previewAtom,
  useIsSilent: (hasFault) => {
    const isEmpty = useKitAtomValue(documentAtom).links.length === 0;
    // A truss being drawn is not judged, because the report would appear and disappear with every rod.
    const isDrawing = useKitAtomValue(isDrawingAtom);
    return isEmpty || (isDrawing && !hasFault);
  },
  // The first steps already state that there are no loads yet.
  useIsBegun: () => {
    const hindrance = useKitAtomValue(hindranceAtom);
    const isReadOnly = useKitAtomValue(isReadOnlyAtom);
    return hindrance?.code === 'noLoads' && !isReadOnly;
  },
  // A host may refuse a valid truss, for example without a plan.
  isExplained: ({ verdict }) => verdict !== null,
  useWords: () => {
    const t = useLaterText();
    const tOwn = useResultsText();
    return (key, values) => (key === 'retry' || key === 'refusal.title' ? t(key) : tOwn(key, values));
  },
  useWriter: useTrussWriter,
  describeMotions: groupMoves,
  useOffer: useNearOffer,
  describeFix: describeTrussFix,
  applyFix: (document, fix) => applyFix(document, fix, newId),
  useRemark: (document, failures) => {
    const tOwn = useResultsText();
    const wantsConstants = failures.some(({ code }) => code === 'range.indeterminate');
    const rods = wantsConstants ? listBareRods(document) : '';
    return rods === '' ? null : tOwn('bareRods', { rods });
  },
});

/** Offers to merge joints that nearly coincide. */
function useNearOffer(document: TrussCase) {
  const tOwn = useResultsText();
  const format = useFormat();
  const edit = useSetKitAtom(applyEditAtom);
  const near = useMemo(() => findNearJoints(document), [document]);
  if (near === null) return null;
  const { system } = document.units;
  const distance = format.brief(near.tolerance, { quantity: 'displacement', system, digits: 1 });
  return (
    <Button variant="primary" onClick={() => edit(joinNearJoints)}>
      {tOwn('fix.near', { count: near.count, distance })}
    </Button>
  );
}
