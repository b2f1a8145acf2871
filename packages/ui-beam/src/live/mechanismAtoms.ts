import { atom } from 'jotai/vanilla';
import { hasSupportsBeyond } from '@eecs/solver-core/rules';
import { documentAtom, faultAtom, previewRefusalAtom, verdictAtom } from '../state/sessionAtoms.ts';

/**
 * The independent motions of the current beam: exact ones from its kinematics, which are known at once, or ones within
 * rounding, which only a solve finds.
 */
export const mechanismsAtom = atom((get) => {
  const document = get(documentAtom);
  if (document.supports.length === 0 || hasSupportsBeyond(document)) return [];
  const { mechanisms } = get(verdictAtom);
  if (mechanisms.length > 0) return mechanisms;
  const fault = get(faultAtom);
  const refusal = get(previewRefusalAtom) ?? (fault?.kind === 'refused' ? fault.answer : null);
  return refusal?.verdict?.mechanisms ?? [];
});

const chosenModeAtom = atom({ mode: 0, replay: 0 });

/** The index of the motion shown; choosing one, even the same again, plays it from the start. */
export const shownModeAtom = atom(
  (get) => {
    const { mode, replay } = get(chosenModeAtom);
    return { mode: Math.max(0, Math.min(mode, get(mechanismsAtom).length - 1)), replay };
  },
  (get, set, mode: number) => set(chosenModeAtom, { mode, replay: get(chosenModeAtom).replay + 1 }),
);
