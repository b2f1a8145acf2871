import { createLate } from '@eecs/ui-kit';
import { createPlaneEditor } from '@eecs/ui-kit/editor';
import { TrussBoard } from './board/TrussBoard.tsx';
import { TrussBar } from './commands/TrussBar.tsx';
import { useTrussKeys } from './commands/useTrussKeys.ts';
import { useTrussSession } from './commands/useTrussSession.ts';
import { useTrussPreview } from './live/useTrussPreview.ts';
import { loadParts } from './late/loadParts.ts';
import { useEditorText } from './messages/editorMessages.ts';
import { TrussPanel } from './panels/TrussPanel.ts';
import type { TrussEditorHandle, TrussEditorProps } from './props.ts';
import { boardResultAtom } from './state/resultMode.ts';
import { session } from './state/sessionAtoms.ts';
import { editorPort } from './state/tables.ts';
import type { TrussTypes } from './state/trussKind.ts';
import { StatusBar } from './workspace/StatusBar.ts';

/**
 * Draws, edits and solves a truss, plane or in space, and shows the forces in its rods. It needs nothing from its page:
 * by default it solves and holds its document itself; `value`, `host` and the callbacks pass both to the page.
 *
 * @example <TrussEditor defaultValue={truss} locale="uk" onChange={save} />
 */
export const TrussEditor = /* @__PURE__ */ createPlaneEditor<TrussTypes, TrussEditorProps, TrussEditorHandle>(
  {
    session,
    port: editorPort,
    mark: { 'data-truss-editor': '' },
    liked: { result: boardResultAtom },
    useText: useEditorText,
    useSession: useTrussSession,
    usePreview: useTrussPreview,
    useKeys: useTrussKeys,
    Bar: TrussBar,
    Board: TrussBoard,
    Panel: TrussPanel,
    StatusBar,
    load: loadParts,
    BeforeResults: /* @__PURE__ */ createLate(loadParts, 'SpatialSold', { isQuiet: true }),
    After: /* @__PURE__ */ createLate(loadParts, 'ReportSlot', { isQuiet: true }),
  },
);
