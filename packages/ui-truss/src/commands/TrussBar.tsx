import type { TrussFailure, TrussVerdict } from '@eecs/solver-core/truss';
import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { createPlaneBar } from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/trussKeys.ts';
import { useHeld } from '../live/useHeld.ts';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import type { Hindrance } from '../state/hindrance.ts';
import { hindranceAtom, session, verdictAtom } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';

/** The title bar of a truss editor. */
export const TrussBar = createPlaneBar<TrussTypes, TrussVerdict, Hindrance, TrussFailure>({
  session,
  writeKeys,
  useText: useEditorText,
  useVerdict: () => useHeld(useKitAtomValue(verdictAtom)),
  hindranceAtom,
  isEmpty: ({ links }) => links.length === 0,
  // The texts of failures are loaded with the report that lists them all.
  FailureText: createLate(loadParts, 'FailureText', { isQuiet: true }),
});
