import { type RefObject, useLayoutEffect } from 'react';
import { toVariableName, useKitAtomValue } from '@eecs/ui-kit';
import { EDITOR_OPTIONS, createOption } from '@eecs/ui-kit/editor';

const strokeAtom = createOption('strokeWidth');

/** Draws the axes of an editor as thick as its reader wants them; who has chosen nothing has those of the theme. */
export function useStroke(svg: RefObject<SVGSVGElement | null>): void {
  const stroke = useKitAtomValue(strokeAtom);

  // Follows the option with a variable of the element that all drawings of a beam stand in.
  useLayoutEffect(() => {
    const style = svg.current?.closest<HTMLElement>('[data-beam-editor]')?.style;
    const name = toVariableName('strokeBeam');
    if (stroke === EDITOR_OPTIONS.strokeWidth) style?.removeProperty(name);
    else style?.setProperty(name, `${stroke / 2}px`);
  }, [svg, stroke]);
}
