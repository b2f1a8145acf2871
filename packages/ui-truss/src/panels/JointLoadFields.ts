import type { JointLoadClass } from '@eecs/solver-core/truss';
import { useKitAtomValue } from '@eecs/ui-kit';
import { createJointLoadFields } from '@eecs/ui-kit/editor';
import { isSpatial } from '../editing/isSpatial.ts';
import { lineOf } from '../editing/lineOf.ts';
import { changeJointLoad } from '../editing/loads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';
import { LoadSets } from './LoadSets.ts';

/** The kind, value and direction of one force on a joint. */
export const JointLoadFields = createJointLoadFields<TrussTypes, JointLoadClass>({
  session,
  useText: useLaterText,
  classes: ['ShearLoad', 'AxialLoad', 'GenericLoad'],
  lineOf,
  useBetaLabel: () => {
    const t = useLaterText();
    return isSpatial(useKitAtomValue(session.shownDocumentAtom)) ? t('load.beta') : null;
  },
  changeJointLoad,
  LoadSets,
});
