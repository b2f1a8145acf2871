// The entry point `@eecs/ui-kit/element`: a widget as a custom element, for pages without React.
export {
  createWidgetElement,
  type ElementProps,
  type WidgetElement,
  type WidgetHandle,
} from './createWidgetElement.tsx';
export { defineElement } from './defineElement.ts';
export { WIDGET_ATTRIBUTES } from './readAttributes.ts';
