import { useMemo, useRef } from 'react';
import { type MohrKind, solveBeam, timoshenko } from '@eecs/solver-core';
import {
  CheckField,
  QuantityField,
  SegmentedControl,
  useElementWidth,
  useFeature,
  useFormat,
  useKitAtom,
  useKitAtomValue,
  useText,
} from '@eecs/ui-kit';
import { RestrictedNote, SetName } from '@eecs/ui-kit/editor';
import type { ShownResult } from '../../live/beamLive.ts';
import { deflectionSetAtom } from '../../live/roomSet.ts';
import { useFollowed } from '../../live/useFollowed.ts';
import { ChoiceBar, PlaceField, RoomFrame } from '../marking/RoomFrame.ts';
import { listPlaces } from '../marking/listPlaces.ts';
import { MohrBoard } from './MohrBoard.tsx';
import { mohrMessages } from './mohrMessages.ts';
import { mohrQuantities } from './mohrQuantities.ts';
import { MohrRows } from './MohrRows.tsx';
import { MohrSum } from './MohrSum.tsx';
import { MohrTable } from './MohrTable.tsx';
import { type UnitEnd, type UnitLoad, fitUnit, moveUnit, setPair, toMohrPoint } from './unitLoad.ts';
import { unitLoadAtom } from './unitLoadAtom.ts';

const FALLBACK_WIDTH_PX = 720;
const KINDS: readonly MohrKind[] = ['deflection', 'slope', 'axial'];
const SIGNS: Readonly<Record<MohrKind, string>> = { deflection: '1 ↑', slope: '1 ↺', axial: '1 →' };
const LETTERS: Readonly<Record<MohrKind, string>> = { deflection: 'v', slope: 'θ', axial: 'u' };

/** A displacement of the shown beam by Mohr's integral: the place of a unit load, and all its results. */
export function MohrExplorer() {
  const t = useText(mohrMessages);
  const result = useFollowed();
  const isAllowed = useFeature('msb.mohr');
  if (!isAllowed) return <RestrictedNote feature="msb.mohr">{t('notInPlan')}</RestrictedNote>;
  return result === null ? <p>{t('nothing')}</p> : <Explorer result={result} />;
}

function Explorer({ result }: { readonly result: ShownResult }) {
  const t = useText(mohrMessages);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const index = useKitAtomValue(deflectionSetAtom);
  const [chosen, choose] = useKitAtom(unitLoadAtom);
  const { document, answer, standing } = result;
  const { L, units } = document;
  const { system } = units;
  const greatest = answer.sets[index] && findGreatest(answer.sets[index].deflection);
  const unit = fitUnit(chosen ?? { kind: 'deflection', x: greatest ?? 0, opposite: null }, L);
  const { kind, x, opposite } = unit;
  // The answer on the screen has no unit load: the same solver computes it with one, exactly.
  const solved = useMemo(
    () => solveBeam(document, { include: [], mohr: [toMohrPoint({ kind, x, opposite })], shear: timoshenko }),
    [document, kind, x, opposite],
  );
  if (solved.level === 'error') return <p>{t('nothing')}</p>;
  const set = solved.sets[index] ?? solved.sets[0];
  const mohr = solved.mohr?.[0];
  const found = mohr?.cases[index] ?? mohr?.cases[0];
  if (set === undefined || mohr === undefined || found === undefined) return <p>{t('nothing')}</p>;

  const { isReal } = solved;
  const { displacement } = mohrQuantities(kind, isReal);
  const writePlace = (place: number): string => format.place(place, { system, span: L, isFound: true });
  const writer = format.results({ quantity: displacement, system, greatest: Math.abs(found.total) });
  const letter = LETTERS[kind];
  const scaled = isReal ? '' : kind === 'axial' ? 'EA·' : 'EI·';
  const name =
    opposite === null
      ? `${scaled}${letter}(${writePlace(x)})`
      : `${scaled}[${letter}(${writePlace(x)}) − ${letter}(${writePlace(opposite)})]`;
  const told = `${name} = ${(found.total > 0 ? '+' : '') + writer.write(found.total)}`;
  const set1 = (next: UnitLoad): void => choose(next);
  const move = (end: UnitEnd, place: number): void => set1(moveUnit(unit, end, place, L));
  const field = { quantity: 'length', system, min: 0, max: L, variables: { L } } as const;
  return (
    <RoomFrame ref={box} role="group" aria-label={t('title')}>
      <ChoiceBar>
        <SegmentedControl
          label={t('kind')}
          value={kind}
          segments={KINDS.map((value) => ({ value, label: SIGNS[value], name: t(`kinds.${value}`) }))}
          onChange={(next) => set1({ ...unit, kind: next })}
        />
        <CheckField
          label={t('pair')}
          checked={opposite !== null}
          onChange={(isPair) => set1(setPair(unit, isPair, L))}
        />
        <PlaceField>
          <QuantityField
            {...field}
            label={<i>x</i>}
            name={t('place')}
            value={x}
            onCommit={(place) => move('x', place)}
          />
        </PlaceField>
        {opposite === null ? null : (
          <PlaceField>
            <QuantityField
              {...field}
              label={
                <>
                  <i>x</i>′
                </>
              }
              name={t('oppositePlace')}
              value={opposite}
              onCommit={(place) => move('opposite', place)}
            />
          </PlaceField>
        )}
      </ChoiceBar>
      <SetName caseSets={document.caseSets} at={index} />
      <p data-how="">{t('how')}</p>
      <MohrBoard
        document={document}
        set={set}
        unit={unit}
        stops={listPlaces(document, greatest === undefined ? [] : [greatest])}
        width={width}
        told={told}
        writePlace={writePlace}
        onMove={move}
      />
      <MohrSum of={found} quantity={displacement} system={system} name={name} />
      <MohrRows
        document={document}
        set={set}
        mohr={mohr}
        index={index}
        isReal={isReal}
        width={width}
        isPreview={standing !== 'recorded'}
      />
      <MohrTable
        mohr={mohr}
        index={index}
        set={set}
        system={system}
        isReal={isReal}
        writePlace={writePlace}
      />
    </RoomFrame>
  );
}

function findGreatest({ min, max }: ShownResult['answer']['sets'][number]['deflection']): number {
  return Math.abs(min.value) >= Math.abs(max.value) ? min.x : max.x;
}
