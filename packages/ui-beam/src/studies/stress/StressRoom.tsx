import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import type { DiagramLimit } from '@eecs/ui-kit';
import { type ShownResult, shownResultAtom, shownSetAtom } from '../../live/beamLive.ts';
import { pickDiagram } from '../../naming/resultRows.ts';
import { openRowsAtom, phoneRowAtom } from '../../state/openRows.ts';
import { CutView } from './CutView.tsx';
import { findHeldSideways } from './findHeldSideways.ts';
import { Gaps } from './Gaps.tsx';
import { Governing } from './Governing.tsx';
import { RowTicks } from './RowTicks.tsx';
import { showsBottomsAtom, showsTopsAtom, stressRowsAtom } from './stressAtoms.ts';
import { stressMessages, useStressText } from './stressMessages.ts';
import { type StressRow, hasRow } from './stressRows.ts';

/** Texts of the room, which renders once they are loaded. */
export const texts = [stressMessages];

/** Options of the room for drawing a row. */
export interface StressPlot {
  readonly label: string;
  readonly limits: readonly DiagramLimit[];
}

export interface StressRoomProps {
  /** Whether one row is shown at a time. */
  readonly isPhone: boolean;
  readonly renderRow: (row: StressRow, plot: StressPlot) => ReactNode;
}

/**
 * Stresses along the beam as rows, with the strength as a line; the governing point; the picture of a cross-section.
 */
export function StressRoom(props: StressRoomProps) {
  const result = useKitAtomValue(shownResultAtom);
  return result === null ? null : <Opened {...props} result={result} />;
}

function Opened({ isPhone, renderRow, result }: StressRoomProps & { readonly result: ShownResult }) {
  const t = useStressText();
  const all = useKitAtomValue(stressRowsAtom);
  const open = useKitAtomValue(openRowsAtom);
  const shownSet = useKitAtomValue(shownSetAtom);
  const phoneRow = useKitAtomValue(phoneRowAtom);
  const hidden = [
    useKitAtomValue(showsTopsAtom) ? null : 'stressTop',
    useKitAtomValue(showsBottomsAtom) ? null : 'stressBottom',
  ];
  const rows = all.filter((row) => hasRow(row, result) && !hidden.includes(row.id));
  const shown = rows.filter(
    (row) =>
      (isPhone ? row.id === phoneRow : open.has(row.id)) &&
      pickDiagram(row, result, { index: shownSet, isPassing: false }) !== null,
  );
  function describeSideways({ document }: ShownResult): string {
    const [first = '', last] = findHeldSideways(document.supports);
    return last === undefined ? t('sideways.one', { first }) : t('sideways.both', { first, last });
  }

  return (
    <Room data-stress-room="" aria-label={t('title')}>
      <Bar>
        <RowTicks rows={rows} isPhone={isPhone} />
      </Bar>
      <Gaps result={result} />
      {shown.map((row) => (
        <Fragment key={row.id}>
          {renderRow(row, { label: t(`row.${row.id}`), limits: row.limitsOf(result.document) })}
          {row.id === 'lateral' ? <Note>{describeSideways(result)}</Note> : null}
        </Fragment>
      ))}
      {result.answer.isReal ? (
        <>
          <Governing result={result} />
          <CutView result={result} />
        </>
      ) : null}
    </Room>
  );
}

const Room = styled.section`
  border-top: 1px solid ${vars.hairline};
`;

const Note = styled.p`
  margin: 0;
  padding: 0 ${vars.space3} ${vars.space1};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Bar = styled.div`
  padding: 2px ${vars.space3};
`;
