// The entry point `@eecs/ui-truss/element`: the editor as a custom element, for pages without React.
import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import { createWidgetElement, defineElement, type WidgetElement } from '@eecs/ui-kit/element';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle, TrussHost } from '../props.ts';

/** `<eecs-truss>`: the editor of a truss in its own shadow root. */
export type TrussElement = WidgetElement<TrussCase, TrussHost, never, TrussAnswer>;

/**
 * Defines the element `<eecs-truss>`. Attributes: `value` (a document as JSON), `locale`, `theme`, `units`, `density`,
 * `digits`, `readonly`, `label`, `hide`. Properties: `value`, `host`. Methods: `undo`, `redo`, `solve`, `toSVG`.
 * Events: `change`, `select`, `beforechange`, `preview`, `solve`, `fault`.
 *
 * @example defineTrussElement(); document.body.append(document.createElement('eecs-truss'));
 */
export function defineTrussElement(name = 'eecs-truss'): void {
  defineElement(name, () => createWidgetElement<TrussCase, TrussHost, TrussEditorHandle>(TrussEditor));
}
