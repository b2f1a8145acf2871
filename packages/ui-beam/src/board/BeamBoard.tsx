import { useCallback, useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { BeamCase, UnitSystem } from '@eecs/solver-core';
import {
  EDITOR_MARGINS_PX,
  NARROW_PX,
  useElementWidth,
  useFormat,
  useKitAtomValue,
  useLocale,
  useSetKitAtom,
  vars,
} from '@eecs/ui-kit';
import { BoardOverlay } from '../live/BoardOverlay.tsx';
import { useBeamText } from '../messages/useBeamText.ts';
import { BeamDrawing } from '../scheme/BeamDrawing.tsx';
import { describeBeam } from '../scheme/describeBeam.ts';
import { createKeptDrawings } from '../scheme/keptDrawings.ts';
import { type Scheme, type SchemeTexts, layoutScheme } from '../scheme/layoutScheme.ts';
import { useSchemeTexts } from '../scheme/useSchemeTexts.ts';
import type { DrawingTexts } from '../scheme/drawingTexts.ts';
import { hasDepthsAtom, hasReactionsAtom } from '../state/look.ts';
import { boardItemAtom, boardItemsAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { viewAtom } from '../state/view.ts';
import {
  BoardFrame,
  type BoardKeys,
  BoardStage,
  Dock,
  isWideAtom,
  listNodes,
  stretchAtom,
  useBoardPainter,
  useBoardPress,
  useShownParts,
  hasSectionNumbersAtom,
  hasToolNamesAtom,
} from '@eecs/ui-kit/editor';
import { BoardObjects } from './BoardObjects.tsx';
import { type BoardLook, pictureAtom } from './boardState.ts';
import { isStandingAtom } from './placedLoad.ts';
import { shownSetLookAtom } from './shownSetLook.ts';
import { useHands } from './useHands.ts';
import { EarlyKeys, useKeptPresses } from './useKeptPresses.ts';

const HEIGHT_PX = { wide: 256, beside: 360, narrow: 244 };
const FALLBACK_WIDTH_PX = 960;
/** Left end of the room for labels: beside the column of tools, or at the edge. */
const TOOLS_PX = 36;
const RIM_PX = 4;
const FIELDS = 'input:enabled, select:enabled';
const VALUE = 'input[inputmode="decimal"]:enabled';

const PAINT = {
  documentAtom,
  lookAtom: pictureAtom,
  listNodes: (scheme: Scheme, { emphasis }: BoardLook) => listNodes(scheme, emphasis),
};

/** Focuses the value in a row of fields, or the first field if there is no value. */
function focusValue(dock: HTMLElement | null): void {
  // The kind comes first in the row, but typing there would change it.
  const value = dock?.querySelector<HTMLElement>(VALUE);
  (value ?? dock?.querySelector<HTMLElement>(FIELDS))?.focus();
}

/** Adds the words for directions to the texts of a drawing once their code is loaded. */
function useDrawingTexts(
  texts: SchemeTexts,
  { hands, system }: { readonly hands: ReturnType<typeof useHands>; readonly system: UnitSystem },
): DrawingTexts {
  const format = useFormat();
  const locale = useLocale();
  return useMemo(
    () => hands?.createDrawingTexts(texts, [format, locale, system]) ?? texts,
    [hands, texts, format, locale, system],
  );
}

/** The drawing board of the beam, as wide as there is room. */
export function BeamBoard() {
  const t = useBeamText();
  const id = useId();
  const document = useKitAtomValue(documentAtom);
  const selected = useKitAtomValue(boardItemsAtom);
  const view = useKitAtomValue(viewAtom);
  const setLook = useKitAtomValue(shownSetLookAtom);
  const choose = useSetKitAtom(boardItemAtom);
  const { system } = document.units;
  const texts = useSchemeTexts(system);
  const box = useRef<HTMLDivElement>(null);
  const hands = useHands();
  const told = useDrawingTexts(texts, { hands, system });
  const width = useElementWidth(box, FALLBACK_WIDTH_PX, EDITOR_MARGINS_PX);
  const isWide = useKitAtomValue(isWideAtom);
  const isNarrow = width < NARROW_PX && !isWide;
  const shows = useShownParts();
  const hasTools = !useKitAtomValue(isReadOnlyAtom) && shows('tools');
  const hasDepths = useKitAtomValue(hasDepthsAtom);
  const hasReactions = useKitAtomValue(hasReactionsAtom);
  const isNumbered = useKitAtomValue(hasSectionNumbersAtom);
  // Tools with names do not fit beside the drawing.
  const isRow = useKitAtomValue(hasToolNamesAtom) || isNarrow;
  const stretch = useKitAtomValue(stretchAtom).board;
  const usual = isNarrow ? HEIGHT_PX.narrow : isWide ? HEIGHT_PX.beside : HEIGHT_PX.wide;
  const minHeight = Math.round(stretch * usual);
  const clearLeft = isRow || !hasTools ? RIM_PX : TOOLS_PX;
  const sectionNumbers = isNumbered && hands !== null ? hands.SECTION_NUMBERS : null;
  // The stored drawing was drawn on this very board.
  const board = useMemo(
    () => ({
      width,
      minHeight,
      texts,
      view,
      clearLeft,
      hasDepths,
      hasReactions,
      sectionNumbers,
      ...setLook,
      kept: createKeptDrawings(),
    }),
    [width, minHeight, texts, view, clearLeft, hasDepths, hasReactions, sectionNumbers, setLook],
  );
  const layOut = useCallback(
    (shown: BeamCase, hold?: Pick<Scheme, 'axisY' | 'height'>) =>
      layoutScheme(shown, { ...board, selected, ...(hold === undefined ? {} : { hold }) }),
    [board, selected],
  );
  const isStanding = useKitAtomValue(isStandingAtom);
  const scheme = useMemo(
    () => board.kept.layOutStanding(isStanding, (last) => layOut(document, last)),
    [layOut, board, document, isStanding],
  );
  const picture = useMemo(() => ({ document, scene: scheme, layOut }), [document, scheme, layOut]);
  const painters = useBoardPainter(picture, PAINT);
  const svg = useRef<SVGSVGElement>(null);
  const objects = useRef<SVGGElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const keys = useRef<BoardKeys>(null);

  const focusObjects = useCallback(() => objects.current?.focus({ preventScroll: true }), []);

  const press = useBoardPress(focusObjects);
  const early = useKeptPresses(hands, objects);

  /** The fields of a new selection appear with the next render. */
  const openEditor = useCallback(() => {
    requestAnimationFrame(() => focusValue(dock.current));
  }, []);

  return (
    <BoardFrame ref={box} data-beam-board="">
      {!hasTools || !isRow ? null : hands === null ? <ToolRoom /> : <hands.BeamTools isRow />}
      <BoardStage>
        {hands === null || !hasTools || isRow ? null : <hands.BeamTools isRow={false} />}
        <Paper {...press}>
          {hands === null ? null : <hands.Squares scheme={scheme} />}
          {hands === null ? null : <hands.Ruler scheme={scheme} texts={texts} from={clearLeft} />}
          <BeamDrawing
            scheme={scheme}
            title={t('drawing.title')}
            description={describeBeam(document, { t, texts: told })}
            roleDescription={t('drawing.role')}
            innerRef={svg}
            drawing={painters.drawing}
            overlay={painters.overlay}
          >
            <BoardObjects
              id={id}
              scheme={scheme}
              texts={told}
              innerRef={objects}
              keys={keys}
              onChoose={choose}
            >
              {hands === null ? null : (
                <hands.GuideOptions id={id} scheme={scheme} texts={told} onChoose={choose} />
              )}
            </BoardObjects>
          </BeamDrawing>
          <BoardOverlay scheme={scheme} />
        </Paper>
        {hands === null || !shows('view') ? null : <hands.ViewBar />}
        {scheme.hidden === 0 ? null : <Hidden>{t('drawing.hidden', { count: scheme.hidden })}</Hidden>}
      </BoardStage>
      {hands === null ? (
        <>
          <Dock data-idle="true" />
          <EarlyKeys keys={keys} early={early} />
        </>
      ) : (
        <>
          <hands.BoardDock texts={told} innerRef={dock} onLeave={focusObjects} />
          <hands.BoardControls
            svg={svg}
            painters={painters}
            texts={told}
            keys={keys}
            focusBoard={focusObjects}
            openEditor={openEditor}
          />
        </>
      )}
    </BoardFrame>
  );
}

/** Reserves the room for the row of tools. */
const ToolRoom = styled.div`
  height: calc(${vars.hit} + 1px);
`;

const Paper = styled.div`
  position: relative;
  isolation: isolate;
`;

const Hidden = styled.p`
  position: absolute;
  right: ${vars.space2};
  bottom: ${vars.space1};
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
