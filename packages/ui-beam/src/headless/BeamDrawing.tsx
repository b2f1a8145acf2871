import { useMemo } from 'react';
import { type BeamInput, parseCase } from '@eecs/solver-core';
import { WidgetRoot, useFormat, useLocale } from '@eecs/ui-kit';
import { BeamFigure } from '../output/figure/BeamFigure.tsx';
import { layoutSheet } from '../output/figure/layoutFigure.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { describeBeam } from '../scheme/describeBeam.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import { createDrawingTexts } from '../scheme/createDrawingTexts.ts';
import type { DrawnProps } from './drawnProps.ts';

export interface BeamDrawingProps extends DrawnProps {
  readonly document: BeamInput;
  /** The width for which labels are laid out, px; the drawing is scaled to its container. @default 640 */
  readonly width?: number;
}

/**
 * Draws a beam with its supports, loads and dimensions as a static picture, and describes it for screen readers.
 * Invalid values are not drawn.
 *
 * @example <BeamDrawing document={beam} locale="uk" />
 */
export function BeamDrawing({ document, width = DEFAULT_WIDTH_PX, ...root }: BeamDrawingProps) {
  return (
    <WidgetRoot units={document.units?.system ?? 0} {...root}>
      <Drawing document={document} width={width} />
    </WidgetRoot>
  );
}

const DEFAULT_WIDTH_PX = 640;
const MIN_HEIGHT_PX = 160;

function Drawing({ document, width }: { readonly document: BeamInput; readonly width: number }) {
  const t = useBeamText();
  const format = useFormat();
  const locale = useLocale();
  const parsed = useMemo(() => parseCase(document), [document]);
  if (!parsed.ok) return null;
  const beam = parsed.document;
  const { system } = beam.units;
  const texts = createDrawingTexts(createSchemeTexts(format, system), [format, locale, system]);
  const figure = layoutSheet(beam, { width, minHeight: MIN_HEIGHT_PX, gap: 0, texts, rows: [] });
  return <BeamFigure figure={figure} label={describeBeam(beam, { t, texts })} />;
}
