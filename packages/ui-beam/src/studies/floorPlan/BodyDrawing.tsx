import { useMemo } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { BeamFigure } from '../../output/figure/BeamFigure.tsx';
import { layoutScheme } from '../../scheme/layoutScheme.ts';
import { useSchemeTexts } from '../../scheme/useSchemeTexts.ts';

/** A free body: the part without supports, under its loads and the forces of supports and neighbours. */
export function BodyDrawing({
  body,
  width,
  label,
}: {
  readonly body: BeamCase;
  readonly width: number;
  readonly label: string;
}) {
  const texts = useSchemeTexts(body.units.system);
  const scheme = useMemo(() => layoutScheme(body, { width, minHeight: 190, texts }), [body, width, texts]);
  const { height } = scheme;
  return (
    <BeamFigure
      figure={{ width, height, top: 0, scheme, outside: NOTHING, rows: [], motion: '', legend: [] }}
      label={label}
    />
  );
}

const NOTHING: ReadonlySet<string> = new Set();
