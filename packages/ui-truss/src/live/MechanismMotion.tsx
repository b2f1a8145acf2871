import { useCallback } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { MotionOutline, SWING_PX, shownModeAtom } from '@eecs/ui-kit/editor';
import type { Camera } from '../camera/camera.ts';
import { drawMotion } from '../scheme/drawMotion.ts';
import { shownDocumentAtom, verdictAtom } from '../state/sessionAtoms.ts';
import { isDrawingAtom } from '../state/tool.ts';

/** The animation of a mechanism over the drawing. */
export function MechanismMotion({ getCamera }: { readonly getCamera: () => Camera }) {
  const verdict = useKitAtomValue(verdictAtom);
  const document = useKitAtomValue(shownDocumentAtom);
  const { mode, replay } = useKitAtomValue(shownModeAtom);
  const isDrawing = useKitAtomValue(isDrawingAtom);
  // While a truss is being drawn it is unstable, as its author knows.
  const mechanism = isDrawing ? undefined : verdict?.mechanisms[mode];
  const draw = useCallback(
    (swing: number): string =>
      mechanism === undefined
        ? ''
        : drawMotion(document, mechanism, { camera: getCamera(), size: SWING_PX * swing }),
    [document, mechanism, getCamera],
  );
  return mechanism === undefined ? null : <MotionOutline mode={mode} replay={replay} draw={draw} />;
}
