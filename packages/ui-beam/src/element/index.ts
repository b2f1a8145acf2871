// The entry point `@eecs/ui-beam/element`: the editor as a custom element, for pages without React.
import type { BeamAnswer, BeamCase } from '@eecs/solver-core';
import { createWidgetElement, defineElement, type WidgetElement } from '@eecs/ui-kit/element';
import { BeamEditor } from '../BeamEditor.tsx';
import type { BeamExercise } from '../exercise/exercise.ts';
import type { BeamEditorHandle, BeamHost } from '../props.ts';

/** `<eecs-beam>`: the editor of a beam in its own shadow root. */
export type BeamElement = WidgetElement<BeamCase, BeamHost, BeamExercise, BeamAnswer>;

/**
 * Defines the element `<eecs-beam>`. Attributes: `value` (a document as JSON), `locale`, `theme`, `units`, `density`,
 * `digits`, `readonly`, `label`, `hide`, `exercise`. Properties: `value`, `host`, `exercise`. Methods: `undo`, `redo`,
 * `solve`, `toSVG`. Events: `change`, `select`, `beforechange` (may be prevented), `preview`, `solve`, `attempt`,
 * `fault`.
 *
 * @example defineBeamElement(); document.body.append(document.createElement('eecs-beam'));
 */
export function defineBeamElement(name = 'eecs-beam'): void {
  defineElement(name, () =>
    createWidgetElement<BeamCase, BeamHost, BeamEditorHandle, BeamExercise>(BeamEditor),
  );
}
