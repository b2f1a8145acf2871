import type { FrameFailure, FrameVerdict } from '@eecs/solver-core/frame';
import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { createPlaneBar } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/frameKeys.ts';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import type { Hindrance } from '../state/hindrance.ts';
import { hindranceAtom, session, verdictAtom } from '../state/sessionAtoms.ts';

/** The title block of a frame editor. */
export const FrameBar = createPlaneBar<FrameTypes, FrameVerdict, Hindrance, FrameFailure>({
  session,
  writeKeys,
  useText: useEditorText,
  useVerdict: () => useKitAtomValue(verdictAtom),
  hindranceAtom,
  isEmpty: ({ members }) => members.length === 0,
  // The texts of failures load with the report that lists them.
  FailureText: createLate(loadParts, 'FailureText', { isQuiet: true }),
});
