import { useMemo } from 'react';
import type { FrameCase, FrameSet } from '@eecs/solver-core/frame';
import { useFormat } from '@eecs/ui-kit';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { getExtent } from '../editing/extent.ts';
import { projectFrame } from '../scheme/projection.ts';
import { NO_EMPHASIS } from '../scheme/scheme.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import type { BoardResult } from '../state/boardResults.ts';
import { StillNodes } from './StillNodes.tsx';

/** A frame and the size of its drawing. */
export interface FramePictureProps {
  readonly document: FrameCase;
  /** Accessible name; empty if a text next to the picture names it. */
  readonly label: string;
  /** Width of the drawing, px; it shrinks with a narrower container. @default 320 */
  readonly width?: number;
  /** Width over height. @default 1.6 */
  readonly aspectRatio?: number;
  /** Whether values and numbers are shown. @default false */
  readonly hasValues?: boolean;
  /** Index of the case set whose loads are drawn. @default 0 */
  readonly set?: number;
  /** A result of a case set along the members: a force on its side, or the deformed shape. @default none */
  readonly result?: {
    readonly set: FrameSet;
    readonly view: Exclude<BoardResult, 'off' | 'pressure'>;
  } | null;
}

/** Draws a frame inside a `WidgetRoot` as a static picture. */
export function FramePicture({
  document,
  label,
  width = 320,
  aspectRatio = 1.6,
  hasValues = false,
  set = 0,
  result = null,
}: FramePictureProps) {
  const format = useFormat();
  const height = Math.round(width / aspectRatio);
  const nodes = useMemo(() => {
    const extent = getExtent(document) ?? { x0: 0, x1: 1, y0: 0, y1: 1 };
    const { nodes: drawn } = layoutScheme(document, {
      projection: projectFrame(extent, { width, height }),
      emphasis: NO_EMPHASIS,
      texts: createSchemeTexts(format, document.units.system),
      set,
      result: result && { sets: [result.set], view: result.view, hasReactions: false },
    });
    return hasValues ? drawn : drawn.filter(({ tag }) => tag !== 'text');
  }, [document, width, height, format, hasValues, set, result]);
  return <StillNodes nodes={nodes} label={label} width={width} height={height} />;
}
