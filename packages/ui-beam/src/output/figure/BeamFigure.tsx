import { ShapesSvg, vars } from '@eecs/ui-kit';
import { listShapes } from './figureShapes.ts';
import type { Figure } from './layoutFigure.ts';

/** A laid out figure, and its description for a screen reader. */
export interface BeamFigureProps {
  readonly figure: Figure;
  /** Read aloud in place of the drawing; without it the drawing is decorative. */
  readonly label?: string;
  readonly className?: string;
}

/**
 * A beam and its diagrams as a static SVG. It uses only attributes and the theme's variables, without a style sheet of
 * its own, so that it can be in a page before any script has run and under a strict content policy.
 */
export function BeamFigure({ figure, ...rest }: BeamFigureProps) {
  const { width, height, top } = figure;
  return (
    <ShapesSvg
      {...rest}
      width={width}
      height={height}
      top={top}
      shapes={listShapes(figure, vars)}
      fontMono={vars.fontMono}
      paper={vars.sheet}
    />
  );
}
