import { type HeadlessEditor, type HeadlessProps, createHeadlessEditor } from '@eecs/ui-kit/editor';
import { solveLocally } from '../live/trussSolvers.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { type TrussTypes, trussKind } from '../state/trussKind.ts';
import type { TrussInput } from './trussInput.ts';

/** Options of `useTrussEditor`. */
export type TrussEditorOptions = HeadlessProps<TrussTypes, TrussInput>;

/** The result of `useTrussEditor`. */
export type HeadlessTruss = HeadlessEditor<TrussTypes, TrussInput>;

/**
 * Holds a truss for a page that draws its own editor: the document, its undo and redo steps, and its recorded result.
 * Needs no widget around it.
 *
 * @example const { document, edit, solve, solution } = useTrussEditor({ defaultValue: truss });
 */
export const useTrussEditor: (options?: TrussEditorOptions) => HeadlessTruss =
  /* @__PURE__ */ createHeadlessEditor<TrussTypes, TrussInput>(trussKind, {
    create: (units) => createEmptyTruss(units),
    solve: solveLocally,
  });
