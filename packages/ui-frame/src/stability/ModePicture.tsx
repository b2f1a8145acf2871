import { useMemo } from 'react';
import type { FrameCase } from '@eecs/solver-core/frame';
import type { FrameMode } from '@eecs/solver-core/stability';
import { useFormat } from '@eecs/ui-kit';
import { getExtent } from '../editing/extent.ts';
import { StillNodes } from '../picture/StillNodes.tsx';
import { drawMode } from '../scheme/drawMode.ts';
import { projectFrame } from '../scheme/projection.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';

const SIZE = { width: 420, height: 260 };

/** A picture of a mode of a frame. */
export function ModePicture({
  document,
  mode,
  label,
}: {
  readonly document: FrameCase;
  readonly mode: FrameMode;
  readonly label: string;
}) {
  const format = useFormat();
  const nodes = useMemo(() => {
    const extent = getExtent(document) ?? { x0: 0, x1: 1, y0: 0, y1: 1 };
    return drawMode(document, mode, {
      projection: projectFrame(extent, SIZE),
      texts: createSchemeTexts(format, document.units.system),
    });
  }, [document, mode, format]);
  return <StillNodes nodes={nodes} label={label} {...SIZE} />;
}
