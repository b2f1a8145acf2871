import type { BeamInput } from '@eecs/solver-core';
import { type HeadlessEditor, type HeadlessProps, createHeadlessEditor } from '@eecs/ui-kit/editor';
import { type BeamTypes, beamKind } from '../state/beamKind.ts';
import { createBeam } from '../state/createBeam.ts';
import { solveLocally } from '../live/beamSolvers.ts';

/** Options of `useBeamEditor`. */
export type BeamEditorOptions = HeadlessProps<BeamTypes, BeamInput>;

/** The result of `useBeamEditor`. */
export type HeadlessBeam = HeadlessEditor<BeamTypes, BeamInput>;

/**
 * Holds a beam for a page that draws its own editor: the document, its undo and redo steps, and its recorded result.
 * All rules of `<BeamEditor>` apply here too. Needs no widget around it.
 *
 * @example const { document, edit, undo, canUndo } = useBeamEditor({ defaultValue: beam, onChange: save });
 */
export const useBeamEditor: (options?: BeamEditorOptions) => HeadlessBeam =
  /* @__PURE__ */ createHeadlessEditor<BeamTypes, BeamInput>(beamKind, {
    create: (units) => createBeam(units),
    solve: solveLocally,
  });
