import { type ReactNode, useMemo } from 'react';
import { type BeamAnswer, type BeamInput, type RefusedBeam, solveBeam, timoshenko } from '@eecs/solver-core';
import { DiagramPlot, WidgetRoot } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { RESULT_ROWS } from '../naming/resultRows.ts';
import type { DrawnProps } from './drawnProps.ts';

/** The quantities that `<BeamDiagram>` can draw. */
export type DiagramQuantity = 'N' | 'Q' | 'M' | 'slope' | 'deflection' | 'u';

export interface BeamDiagramProps extends DrawnProps {
  readonly document: BeamInput;
  /** Axial force, shear force, bending moment, slope, deflection, displacement along the beam. */
  readonly quantity: DiagramQuantity;
  /** The answer for this document, if the page has it. @default solved here */
  readonly answer?: BeamAnswer;
  /** Index of the case set. @default 0 */
  readonly set?: number;
  /** Height of the drawing, px; it is as wide as its container. @default 120 */
  readonly height?: number;
  /** Flips the diagram. By default moments are drawn on the tension side and everything else positive upwards. */
  readonly flip?: boolean;
  /** Content in its place if the beam cannot be solved. @default nothing */
  readonly fallback?: (refused: RefusedBeam) => ReactNode;
}

/**
 * Draws one exact diagram of a beam, with its extremes, a read-out that follows pointer and arrow keys, a sentence for
 * screen readers and its numbers as a table. It takes the width of its container.
 *
 * @example <BeamDiagram document={beam} quantity="M" locale="uk" theme="dark" />
 */
export function BeamDiagram({
  document,
  quantity,
  answer,
  set = 0,
  height = DEFAULT_HEIGHT_PX,
  flip = false,
  fallback,
  ...root
}: BeamDiagramProps) {
  const solved = useMemo(
    () => answer ?? solveBeam(document, { include: [], mohr: [], shear: timoshenko }),
    [answer, document],
  );
  if (solved.level === 'error') return fallback?.(solved) ?? null;
  const system = document.units?.system ?? 0;
  const diagram = solved.sets[set]?.[quantity];
  if (diagram === undefined) return null;
  return (
    <WidgetRoot units={system} {...root}>
      <Plot
        quantity={quantity}
        isReal={solved.isReal}
        diagram={diagram}
        system={system}
        height={height}
        flip={flip}
        length={document.L}
      />
    </WidgetRoot>
  );
}

const DEFAULT_HEIGHT_PX = 120;

function Plot({
  quantity: id,
  isReal,
  ...plot
}: Pick<Parameters<typeof DiagramPlot>[0], 'diagram' | 'system' | 'height' | 'flip' | 'length'> & {
  readonly quantity: DiagramQuantity;
  readonly isReal: boolean;
}) {
  const t = useBeamText();
  const row = RESULT_ROWS.find((one) => one.id === id);
  if (row === undefined) throw new Error(`\`BeamDiagram\` knows no quantity ${id}`);
  return (
    <DiagramPlot
      {...plot}
      quantity={isReal ? row.real : row.scaled}
      label={t(`results.${row.id}`)}
      symbol={row.symbol}
      signPicture={row.signPicture}
    />
  );
}
