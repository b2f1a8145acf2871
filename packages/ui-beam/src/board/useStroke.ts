import { type RefObject, useLayoutEffect } from 'react';
import { toVariableName, useKitAtomValue } from '@eecs/ui-kit';
import { EDITOR_OPTIONS, createOption } from '@eecs/ui-kit/editor';

const strokeAtom = createOption('strokeWidth');

/** Draws the axes of an editor in the thickness that its reader chose, by default that of the theme. */
export function useStroke(svg: RefObject<SVGSVGElement | null>): void {
  const stroke = useKitAtomValue(strokeAtom);

  // Sets the option as a CSS variable on the element that contains all drawings of a beam.
  useLayoutEffect(() => {
    const style = svg.current?.closest<HTMLElement>('[data-beam-editor]')?.style;
    const name = toVariableName('strokeBeam');
    if (stroke === EDITOR_OPTIONS.strokeWidth) style?.removeProperty(name);
    else style?.setProperty(name, `${stroke / 2}px`);
  }, [svg, stroke]);
}
