import { createLate } from '@eecs/ui-kit';
import { createPlaneEditor } from '@eecs/ui-kit/editor';
import { FrameBoard } from './board/FrameBoard.tsx';
import { FrameBar } from './commands/FrameBar.tsx';
import { useFrameKeys } from './commands/useFrameKeys.ts';
import { useFrameSession } from './commands/useFrameSession.ts';
import { useFramePreview } from './live/useFramePreview.ts';
import { loadParts } from './late/loadParts.ts';
import { useEditorText } from './messages/editorMessages.ts';
import { FramePanel } from './panels/FramePanel.ts';
import type { FrameEditorHandle, FrameEditorProps } from './props.ts';
import type { FrameTypes } from './state/frameKind.ts';
import { boardResultAtom } from './state/resultMode.ts';
import { session } from './state/sessionAtoms.ts';
import { editorPort } from './state/tables.ts';
import { StatusBar } from './workspace/StatusBar.ts';

/**
 * Draws, edits and solves a plane frame, and shows N, Q, M and displacements along its members. Without props it is
 * self-contained: it solves by itself and keeps its document; `value`, `host` and the callbacks hand both over to the
 * page.
 *
 * @example <FrameEditor defaultValue={frame} locale="uk" onChange={save} />
 */
export const FrameEditor = /* @__PURE__ */ createPlaneEditor<FrameTypes, FrameEditorProps, FrameEditorHandle>(
  {
    session,
    port: editorPort,
    mark: { 'data-frame-editor': '' },
    liked: { result: boardResultAtom },
    useText: useEditorText,
    useSession: useFrameSession,
    usePreview: useFramePreview,
    useKeys: useFrameKeys,
    Bar: FrameBar,
    Board: FrameBoard,
    Panel: FramePanel,
    StatusBar,
    load: loadParts,
    After: /* @__PURE__ */ createLate(loadParts, 'ReportSlot', { isQuiet: true }),
  },
);
