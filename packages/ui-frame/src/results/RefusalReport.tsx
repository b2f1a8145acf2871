import { type FrameWriter, describeFrameCause, describeFrameFix } from '@eecs/solver-core/texts';
import { useKitAtomValue } from '@eecs/ui-kit';
import { createRefusalReport } from '@eecs/ui-kit/editor';
import { applyFix } from '../editing/applyFix.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { documentAtom, hindranceAtom, previewAtom, session } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { useFrameWriter } from './useFrameWriter.ts';

/**
 * Explains why there is no result: the motion of the frame with its fixes, the faults of the document, a missing
 * answer.
 */
export const RefusalReport = createRefusalReport<FrameTypes, FrameWriter>({
  session,
  previewAtom,
  useIsSilent: (hasFault) => {
    const isEmpty = useKitAtomValue(documentAtom).members.length === 0;
    // A frame is not judged while it is being drawn, because the report would appear and disappear with every member.
    const isDrawing = useKitAtomValue(toolAtom) === 'member';
    return isEmpty || (isDrawing && !hasFault);
  },
  // The heading names missing parts.
  useIsBegun: () => {
    const code = useKitAtomValue(hindranceAtom)?.code;
    return code === 'noLoads' || code === 'noSupports';
  },
  useWords: useLaterText,
  useWriter: useFrameWriter,
  describeMotions: (mechanisms, writer) => {
    const modesByText = new Map<string, number[]>();
    mechanisms.forEach(({ causes }, index) => {
      const text = causes.map((cause) => describeFrameCause(cause, writer)).join(' ');
      modesByText.set(text, [...(modesByText.get(text) ?? []), index]);
    });
    return [...modesByText].map(([text, modes]) => ({ text, modes }));
  },
  describeFix: describeFrameFix,
  applyFix,
});
