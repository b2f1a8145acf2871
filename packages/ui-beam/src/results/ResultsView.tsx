import { type ComponentType, type ReactNode, useDeferredValue, useRef } from 'react';
import { styled } from 'styled-components';
import {
  EDITOR_MARGINS_PX,
  NARROW_PX,
  createLate,
  getInsets,
  useConventions,
  useElementWidth,
  useKitAtomValue,
  useKitStore,
  useSetKitAtom,
  vars,
} from '@eecs/ui-kit';
import { isAwaitedAtom, shownResultAtom } from '../live/beamLive.ts';
import { loadParts } from '../late/loadParts.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { GreatestRoom } from './GreatestRoom.tsx';
import { RESULT_ROWS, type TitledRow, isLate } from '../naming/resultRows.ts';
import { openRoomAtom } from '../state/openRoom.ts';
import { openRowAtom, openRowsAtom, phoneRowAtom } from '../state/openRows.ts';
import { hindranceAtom, session } from '../state/sessionAtoms.ts';
import { SolvedAnnouncer, areResultsOpenAtom, isWideAtom, stretchAtom, useFlick } from '@eecs/ui-kit/editor';
import { ResultsBar } from './ResultsBar.tsx';
import { ResultPlot } from './ResultPlot.tsx';
import { NotesRoom, ResultsRoom } from './ResultsRoom.tsx';
import { useSharedHeight } from './useSharedHeight.ts';
import { StandingTag } from './StandingTag.tsx';

/** Loaded when there are results. */
const RoomsRow = createLate(loadParts, 'RoomsRow', { isQuiet: true });
const OpenRoom = createLate(loadParts, 'OpenRoom');
const OriginHint = createLate(loadParts, 'OriginHint', { isQuiet: true });

/** Includes the reference span. */
const Deflection = createLate(loadParts, 'Deflection', { fallback: () => <GreatestRoom /> });

const ResultNotes = createLate(loadParts, 'ResultNotes', { isQuiet: true });

const HEIGHT_PX = { beside: 150, phone: 132 };
/** A lower diagram has no room for its printed values. */
const LEAST_HEIGHT_PX = 64;
/** Names the parts that an empty beam lacks. */
const NOT_BEGUN: ReadonlySet<string | undefined> = new Set(['noSupports', 'noLoads']);

export interface ResultsViewProps {
  /** Shown while there is nothing to solve. */
  readonly lesson: ComponentType | null;
}

/**
 * The diagrams below or beside the beam, to its own scale, with their extremes printed: the recorded result, or the
 * preview that follows each edit. If there is room, several are shown one below the other; on a phone one, changed by a
 * flick.
 */
export function ResultsView({ lesson: Lesson }: ResultsViewProps) {
  const t = useBeamText();
  const result = useKitAtomValue(shownResultAtom);
  const hindrance = useKitAtomValue(hindranceAtom);
  const isAwaited = useKitAtomValue(isAwaitedAtom);
  const open = useKitAtomValue(openRowsAtom);
  // The pressed button shows its state at once; the diagram follows in the next frame.
  const phoneRow = useDeferredValue(useKitAtomValue(phoneRowAtom));
  // The diagram of a phone may be a stress, which is in a room.
  const single = isLate(phoneRow) ? 'M' : phoneRow;
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, 960, EDITOR_MARGINS_PX);
  const isBeside = useKitAtomValue(isWideAtom);
  const isPhone = width < NARROW_PX && !isBeside;
  const shared = useSharedHeight(box, [...open].filter((id) => !isLate(id)).length);
  const usual = isPhone ? HEIGHT_PX.phone : isBeside ? HEIGHT_PX.beside : shared;
  const stretch = useKitAtomValue(stretchAtom).diagram;
  const height = Math.max(LEAST_HEIGHT_PX, Math.round(stretch * usual));
  const hint = <Hint>{t('results.hint')}</Hint>;
  const { shear, isMomentUp } = useConventions();
  const moment = t(isMomentUp ? 'results.momentUp' : 'results.momentTension');
  const legend = (
    <Legend>
      {t('results.legend', { shear, moment })}
      <OriginHint />
    </Legend>
  );
  const room = useKitAtomValue(openRoomAtom);
  const isOpen = useKitAtomValue(areResultsOpenAtom);
  const set = result?.answer.sets[0];
  const available = RESULT_ROWS.filter(
    ({ id, pick }) => !isLate(id) && set !== undefined && pick(set) !== null,
  );
  const rows = available.filter(({ id }) => (isPhone ? id === single : open.has(id)));
  return (
    <Sheet ref={box} aria-label={t('results.title')}>
      <SolvedAnnouncer session={session} text={t('notice.solved')} />
      {result !== null || isAwaited ? (
        <RoomsPlace data-open={room !== null}>{result === null ? null : <RoomsRow />}</RoomsPlace>
      ) : null}
      {result !== null ? null : isAwaited ? (
        <ResultsRoom
          rows={isPhone ? 1 : [...open].filter((id) => !isLate(id)).length}
          height={height}
          isPhone={isPhone}
          hint={hint}
          legend={legend}
        />
      ) : Lesson !== null && NOT_BEGUN.has(hindrance?.code) ? (
        <Lesson />
      ) : (
        hint
      )}
      {result === null ? null : room === null ? (
        <>
          <ResultsBar rows={available} isPhone={isPhone} standing={result.standing} />
          {isOpen ? (
            <>
              <Flicked rows={available} isPhone={isPhone}>
                {rows.map((row) => (
                  <Slot key={row.id} data-diagram={row.id}>
                    <ResultPlot row={row} result={result} insets={getInsets(width)} height={height} />
                  </Slot>
                ))}
              </Flicked>
              {isPhone ? <StandingTag standing={result.standing} /> : null}
              <Deflection result={result} />
              {legend}
              <NotesRoom>
                <ResultNotes result={result} />
              </NotesRoom>
            </>
          ) : null}
        </>
      ) : (
        <OpenRoom name={room} result={result} />
      )}
    </Sheet>
  );
}

interface FlickedProps {
  readonly rows: readonly TitledRow[];
  readonly isPhone: boolean;
  readonly children: ReactNode;
}

/**
 * On a phone a quick flick over the diagram shows the next one; a slow finger reads values. A press on a printed value,
 * or Enter on it, explains its origin.
 */
function Flicked({ rows, isPhone, children }: FlickedProps) {
  const shown = useKitAtomValue(phoneRowAtom);
  const show = useSetKitAtom(openRowAtom);
  const flick = useFlick((step) => {
    const at = rows.findIndex(({ id }) => id === shown);
    const next = rows[at + step];
    if (isPhone && next !== undefined) show(next.id);
  });
  const store = useKitStore();
  const explain = (from: EventTarget, at: { x: number; y: number } | null): void =>
    void loadParts().then(({ explainPoint }) => explainPoint(store, from as Element, at));
  return (
    <div
      data-diagram-rows=""
      {...flick}
      onClick={({ target, clientX: x, clientY: y }) => explain(target, { x, y })}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter') explain(target, null);
      }}
    >
      {children}
    </div>
  );
}

const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;

/**
 * The place of the row of rooms, which is loaded late. On a phone it is below the diagram, which should be visible
 * first, until one of the rooms is open.
 */
const RoomsPlace = styled.div`
  min-height: calc(${vars.hit} + 4px);

  @container (max-width: 639px) {
    &[data-open='false'] {
      order: 1;
    }
  }
`;

const Slot = styled.div`
  border-top: 1px solid ${vars.hairline};
`;

const Hint = styled.p`
  margin: 0;
  padding: ${vars.space4} ${vars.space3};
  color: ${vars.inkMuted};
`;

const Legend = styled.p`
  margin: 0;
  padding: 0 ${vars.space3} ${vars.space2};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
