import { type ReactNode, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { NARROW_PX, useElementWidth, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { BeamDrawing } from './BeamDrawing.tsx';
import { describeBeam } from './describeBeam.ts';
import { layoutScheme } from './layoutScheme.ts';
import { useSchemeTexts } from './useSchemeTexts.ts';

const HEIGHT_PX = { wide: 256, narrow: 220 };
const FALLBACK_WIDTH_PX = 960;

export interface BeamBoardProps {
  /** Stands over an empty beam. */
  readonly lesson: ReactNode;
}

/** The drawing board: the beam as it stands, as wide as there is room. */
export function BeamBoard({ lesson }: BeamBoardProps) {
  const t = useBeamText();
  const document = useKitAtomValue(documentAtom);
  const texts = useSchemeTexts(document.units.system);
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const minHeight = width < NARROW_PX ? HEIGHT_PX.narrow : HEIGHT_PX.wide;
  const scheme = useMemo(
    () => layoutScheme(document, { width, minHeight, texts }),
    [document, width, minHeight, texts],
  );
  const isEmpty = document.supports.length === 0 && document.loads.length === 0;
  return (
    <Board ref={box}>
      {isEmpty ? lesson : null}
      <BeamDrawing
        scheme={scheme}
        title={t('drawing.title')}
        description={describeBeam(document, { t, texts })}
        roleDescription={t('drawing.role')}
      />
      {scheme.hidden === 0 ? null : <Hidden>{t('drawing.hidden', { count: scheme.hidden })}</Hidden>}
    </Board>
  );
}

const Board = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background-color: ${vars.sheet};
  background-image:
    linear-gradient(${vars.gridMinor} 1px, transparent 1px),
    linear-gradient(90deg, ${vars.gridMinor} 1px, transparent 1px);
  background-size: 20px 20px;
  background-position: -1px -1px;
`;

const Hidden = styled.p`
  position: absolute;
  right: ${vars.space2};
  bottom: ${vars.space1};
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
