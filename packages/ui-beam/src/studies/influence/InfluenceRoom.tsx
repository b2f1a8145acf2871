import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  DiagramPlot,
  QuantityField,
  SegmentedControl,
  createDiagramCursor,
  getInsets,
  unitName,
  useElementWidth,
  useFeature,
  useFormat,
  useKitAtom,
  useKitAtomValue,
  useLocale,
  useText,
  useUnitOf,
  vars,
} from '@eecs/ui-kit';
import { RestrictedNote, SetName } from '@eecs/ui-kit/editor';
import type { ShownResult } from '../../live/beamLive.ts';
import { roomSetAtom } from '../../live/roomSet.ts';
import { useFollowed } from '../../live/useFollowed.ts';
import { plainLength } from '../marking/plainLength.ts';
import { ChoiceBar, PlaceField, RoomFrame } from '../marking/RoomFrame.ts';
import { nameSupports } from '../../naming/nameSupports.ts';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { InfluenceAreas } from './InfluenceAreas.tsx';
import { InfluenceBoard } from './InfluenceBoard.tsx';
import { OwnLoads } from './OwnLoads.tsx';
import { WorstLoads } from './WorstLoads.tsx';
import { TrainStage } from './trains/TrainStage.tsx';
import { TwoAxlesForm } from './TwoAxlesForm.tsx';
import { influenceChoiceAtom } from './influenceAtoms.ts';
import {
  type InfluenceChoice,
  createChoice,
  findSupport,
  fitChoice,
  hasSides,
  isOfSupport,
  listKinds,
} from './influenceChoice.ts';
import { influenceMessages } from './influenceMessages.ts';
import { influenceQuantities } from './influenceQuantities.ts';
import { useUnloaded } from './useUnloaded.ts';
import { useLine } from './useLine.ts';

const FEATURE = 'msb.influence';
const FALLBACK_WIDTH_PX = 720;
const PLOT_HEIGHT_PX = 148;

/**
 * Influence lines of the shown beam: the effect of a moving force on a reaction, on Q and M at a place, or on a
 * deflection.
 */
export function InfluenceRoom() {
  const t = useText(influenceMessages);
  const unloaded = useUnloaded();
  const result = useFollowed() ?? unloaded;
  if (!useFeature(FEATURE)) return <RestrictedNote feature={FEATURE}>{t('notInPlan')}</RestrictedNote>;
  return result === null ? <p>{t('nothing')}</p> : <Room result={result} />;
}

function Room({ result }: { readonly result: ShownResult }) {
  const t = useText(influenceMessages);
  const format = useFormat();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const symbolOf = useRowSymbol();
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const [cursor] = useState(createDiagramCursor);
  const index = useKitAtomValue(roomSetAtom);
  const [chosen, choose] = useKitAtom(influenceChoiceAtom);
  const { document, answer, standing } = result;
  const { L, supports, units } = document;
  const { system } = units;
  const choice = fitChoice(chosen ?? createChoice(document), document);
  const { kind, x, side } = choice;
  const shown = useLine(document, choice);
  if (shown === null) return <p>{t('nothing')}</p>;

  const { line, drawn } = shown;
  const forceUnit = unitOf('force', system);
  const writePlace = (place: number): string => format.place(place, { system, span: L, isFound: true });
  const support = isOfSupport(kind) ? findSupport(document, choice) : undefined;
  const mark = support === undefined ? '' : (nameSupports(supports)[support]?.mark ?? '');
  const letter = isOfSupport(kind)
    ? kind === 'reaction'
      ? 'R'
      : 'M'
    : kind === 'deflection'
      ? 'v'
      : symbolOf(kind);
  const name = mark === '' ? `${letter}(${writePlace(x)})` : `${letter}(${mark})`;
  const { ordinate, effect } = influenceQuantities(kind, answer.isReal);
  const change = (next: Partial<InfluenceChoice>): void => choose({ ...choice, ...next });
  const own = { document, answer, index, choice, quantity: effect, name };
  return (
    <RoomFrame ref={box} role="group" aria-label={t('title')}>
      <ChoiceBar>
        <SegmentedControl
          label={t('kind')}
          value={kind}
          segments={listKinds(supports).map((value) => ({
            value,
            label: LETTERS[value] ?? symbolOf(value),
            name: t(`kinds.${value}`),
          }))}
          onChange={(next) => change({ kind: next })}
        />
        {support === undefined ? (
          <PlaceField>
            <QuantityField
              label={<i>x</i>}
              name={t('place')}
              quantity="length"
              system={system}
              min={0}
              max={L}
              variables={{ L }}
              value={x}
              onCommit={(place) => change({ x: place })}
            />
          </PlaceField>
        ) : (
          <p>{t('support', { mark, place: writePlace(x) })}</p>
        )}
        {hasSides(document, choice) ? (
          <SegmentedControl
            label={t('side')}
            value={side}
            segments={SIDES.map((value) => ({ value, label: t(`sides.${value}`) }))}
            onChange={(next) => change({ side: next })}
          />
        ) : null}
      </ChoiceBar>
      <SetName caseSets={document.caseSets} at={index} />
      <p data-how="">{t('how')}</p>
      <InfluenceBoard
        document={document}
        choice={choice}
        width={width}
        told={name}
        writePlace={writePlace}
        onMove={(place) => change({ x: place })}
      />
      <Row>
        <DiagramPlot
          diagram={drawn}
          length={L}
          quantity={ordinate}
          system={system}
          label={
            t('row', { name }) +
            (kind === 'deflection' ? `, ${t('perForce', { unit: unitName(forceUnit, locale) })}` : '')
          }
          symbol={letter}
          subscript={mark}
          height={PLOT_HEIGHT_PX}
          insets={getInsets(width)}
          isPreview={standing !== 'recorded'}
          cursor={cursor}
          {...(ordinate === 'length' ? { unit: plainLength(system) } : {})}
        />
      </Row>
      <InfluenceAreas line={line} kind={kind} effect={effect} system={system} writePlace={writePlace} />
      {document.loads.length === 0 ? null : (
        <>
          <OwnLoads line={line} {...own} />
          <WorstLoads line={line} {...own} writePlace={writePlace} />
        </>
      )}
      <TrainStage {...own} width={width} writePlace={writePlace} onChoose={change} />
      <TwoAxlesForm {...own} line={line} writePlace={writePlace} />
    </RoomFrame>
  );
}

const SIDES = ['left', 'right'] as const;

/** The symbols of quantities at a place are those of the results. */
const LETTERS: Readonly<Partial<Record<InfluenceChoice['kind'], string>>> = {
  reaction: 'R',
  moment: 'M ↺',
  deflection: 'v',
};

const Row = styled.div`
  border-top: 1px solid ${vars.hairline};
`;
