// The entry point `@eecs/ui-frame/element`: the editor as a custom element, for pages without React.
import type { FrameAnswer, FrameCase } from '@eecs/solver-core/frame';
import { createWidgetElement, defineElement, type WidgetElement } from '@eecs/ui-kit/element';
import { FrameEditor } from '../FrameEditor.tsx';
import type { FrameEditorHandle, FrameHost } from '../props.ts';

/** `<eecs-frame>`: the editor of a plane frame in its own shadow root. */
export type FrameElement = WidgetElement<FrameCase, FrameHost, never, FrameAnswer>;

/**
 * Defines the element `<eecs-frame>`. Attributes: `value` (a document as JSON), `locale`, `theme`, `units`, `density`,
 * `digits`, `readonly`, `label`, `hide`. Properties: `value`, `host`. Methods: `undo`, `redo`, `solve`, `toSVG`.
 * Events: `change`, `select`, `beforechange`, `preview`, `solve`, `fault`.
 *
 * @example defineFrameElement(); document.body.append(document.createElement('eecs-frame'));
 */
export function defineFrameElement(name = 'eecs-frame'): void {
  defineElement(name, () => createWidgetElement<FrameCase, FrameHost, FrameEditorHandle>(FrameEditor));
}
