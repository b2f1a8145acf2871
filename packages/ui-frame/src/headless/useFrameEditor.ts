import { type HeadlessEditor, type HeadlessProps, createHeadlessEditor } from '@eecs/ui-kit/editor';
import type { FrameInput } from '../frameInput.ts';
import { solveLocally } from '../live/frameSolvers.ts';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { type FrameTypes, frameKind } from '../state/frameKind.ts';

/** Options of `useFrameEditor`. */
export type FrameEditorOptions = HeadlessProps<FrameTypes, FrameInput>;

/** The result of `useFrameEditor`. */
export type HeadlessFrame = HeadlessEditor<FrameTypes, FrameInput>;

/**
 * Holds a frame for a page that draws its own editor: the document, its undo and redo steps, and its recorded result.
 * Needs no widget around it.
 *
 * @example const { document, edit, solve, solution } = useFrameEditor({ defaultValue: frame });
 */
export const useFrameEditor: (options?: FrameEditorOptions) => HeadlessFrame =
  /* @__PURE__ */ createHeadlessEditor<FrameTypes, FrameInput>(frameKind, {
    create: (units) => createEmptyFrame(units),
    solve: solveLocally,
  });
