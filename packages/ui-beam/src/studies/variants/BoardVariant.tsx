import { useLayoutEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { DrawnGroup, type Painter, useKitAtom, useKitAtomValue, vars } from '@eecs/ui-kit';
import { listNodes } from '@eecs/ui-kit/editor';
import { type Scheme, type SchemeTexts, layoutScheme } from '../../scheme/layoutScheme.ts';
import { shownResultAtom } from '../../live/beamLive.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { variantAtom } from '../../state/variant.ts';
import { BoardMarks } from './BoardMarks.tsx';
import { createVariant } from './createVariant.ts';

const mute = (): string => '';
const NO_TEXTS: SchemeTexts = {
  load: mute,
  dimension: mute,
  whole: mute,
  place: mute,
  settlement: mute,
  angle: mute,
};
const NOTHING = { selected: [], hovered: [], outside: new Set<string>() };
const LEFT_OUT: ReadonlySet<string | undefined> = new Set(['dimension', 'axis']);

/** The variant on the board: its beam, supports and loads, faint and without text, at the scale of the actual beam. */
export function BoardVariant({ scheme }: { readonly scheme: Scheme }) {
  const [variant, setVariant] = useKitAtom(variantAtom);
  const { units } = useKitAtomValue(documentAtom);
  const isReal = useKitAtomValue(shownResultAtom)?.answer.isReal;

  // Uses the units of the actual beam.
  useLayoutEffect(() => {
    if (variant === null || variant.document.units.system === units.system) return;
    setVariant(createVariant(variant.source, variant, { units, isReal: isReal ?? true }));
  }, [variant, units, isReal, setVariant]);

  const nodes = useMemo(() => {
    if (variant === null || variant.document.units.system !== units.system) return [];
    const { width, height, scale } = scheme;
    const [x0, x1] = scale.domain;
    const drawn = layoutScheme(variant.document, {
      width,
      minHeight: height,
      texts: NO_TEXTS,
      view: { x0, x1 },
      hold: scheme,
    });
    return listNodes({ ...drawn, labels: [] }, NOTHING).filter(
      ({ attributes }) => !LEFT_OUT.has(attributes['data-role']),
    );
  }, [variant, units.system, scheme]);

  const painter = useRef<Painter>(null);
  // Paints the state known to React, because the group is created once.
  useLayoutEffect(() => painter.current?.paint(nodes), [nodes]);

  return (
    <>
      <Faint data-variant="">
        <DrawnGroup first={nodes} innerRef={painter} />
      </Faint>
      <BoardMarks scheme={scheme} />
    </>
  );
}

const Faint = styled.g`
  opacity: 0.45;

  & path {
    fill: none;
    stroke: ${vars.notify};
    stroke-width: 1.5px;
    stroke-dasharray: 5 3;
  }
  & path[data-role='beam'] {
    stroke-width: ${vars.strokeBeam};
  }
  & [data-role='glyph'] path {
    vector-effect: non-scaling-stroke;
  }
`;
