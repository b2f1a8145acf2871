import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import {
  EDITOR_MARGINS_PX,
  NARROW_PX,
  Spinner,
  createLate,
  getInsets,
  useElementWidth,
  useKitAtom,
  useKitAtomValue,
  useSetKitAtom,
  useText,
  vars,
} from '@eecs/ui-kit';
import { RoomSheet } from '@eecs/ui-kit/editor';
import { type ShownResult, hasSetChoiceAtom } from '../live/beamLive.ts';
import { loadStress } from '../late/loadParts.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { isLate } from '../naming/resultRows.ts';
import { originAtom } from '../state/origin.ts';
import type { RoomName } from '../state/openRoom.ts';
import { openRowAtom, openRowsAtom } from '../state/openRows.ts';
import { explorersMessages } from '../studies/explorers/explorersMessages.ts';
import { EXPLORERS } from '../studies/explorers/explorerTable.tsx';
import { ResultPlot } from './ResultPlot.tsx';
import { SetSwitch } from './SetSwitch.tsx';
import { StandingTag } from './StandingTag.tsx';

/** Loaded when it is first opened. */
const StressRoom = createLate(loadStress, 'StressRoom', { fallback: () => <Spinner delayMs={200} /> });

const ROW_PX = { usual: 120, phone: 132 } as const;

/** Rooms with their own print, or without a print. */
const UNPRINTED: ReadonlySet<RoomName> = new Set(['hand', 'export']);

/**
 * The open room, in place of the diagrams: it follows the beam on the board, with the solution or a preview. If it
 * throws or fails to load, the editor still works and the room can be tried again. While the beam on the board has no
 * result, results of an earlier one are faint, labelled as such, and cannot be copied or printed.
 */
export function OpenRoom({ name, result }: { readonly name: RoomName; readonly result: ShownResult }) {
  const t = useText(explorersMessages);
  const tBeam = useBeamText();
  const isEarlier = result.standing === 'stale';
  const hasSetChoice = useKitAtomValue(hasSetChoiceAtom);
  const [origin, setOrigin] = useKitAtom(originAtom);
  // The next time the room starts without an origin.
  useEffect(() => () => setOrigin(null), [name, setOrigin]);
  const Content = name === 'stress' ? null : EXPLORERS[name];
  return (
    <RoomSheet
      name={name}
      title={t(name)}
      backTo={origin === null ? undefined : `[data-diagram="${origin.row}"] [data-diagram-track]`}
      hasPrint={!UNPRINTED.has(name) && !isEarlier}
      about={
        <>
          {hasSetChoice ? <SetSwitch /> : null}
          <StandingTag standing={result.standing} />
        </>
      }
    >
      {isEarlier ? (
        <p role="status">
          <strong>{tBeam('results.stale')}</strong> {tBeam('results.staleNote')}
        </p>
      ) : null}
      <Room
        data-explorer={name}
        data-earlier={isEarlier}
        // React 18 does not support `inert`.
        ref={(room) => {
          if (room !== null) room.inert = isEarlier;
        }}
      >
        {Content === null ? <Stresses result={result} /> : <Content key={name} />}
      </Room>
    </RoomSheet>
  );
}

/** Stresses are rows like the diagrams, aligned with the beam. */
function Stresses({ result }: { readonly result: ShownResult }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, 960, EDITOR_MARGINS_PX);
  const isPhone = width < NARROW_PX;
  const open = useKitAtomValue(openRowsAtom);
  const openRow = useSetKitAtom(openRowAtom);
  useEffect(() => {
    if ([...open].some(isLate)) return;
    openRow('stressBottom');
    openRow('stressTop');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- both edges are shown when the room opens, and only then
  }, []);
  return (
    <Edge ref={box}>
      <StressRoom
        isPhone={isPhone}
        renderRow={(row, plot) => (
          <Slot key={row.id} data-diagram={row.id}>
            <ResultPlot
              row={row}
              result={result}
              insets={getInsets(width)}
              height={isPhone ? ROW_PX.phone : ROW_PX.usual}
              {...plot}
            />
          </Slot>
        )}
      />
    </Edge>
  );
}

const Room = styled.div`
  &[data-earlier='true'] {
    opacity: 0.45;
  }
`;

/** Its rows are as wide as the board. */
const Edge = styled.div`
  margin: calc(-1 * ${vars.space3});
`;

const Slot = styled.div`
  border-top: 1px solid ${vars.hairline};
`;
