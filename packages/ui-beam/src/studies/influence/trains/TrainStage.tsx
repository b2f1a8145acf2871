import { useMemo, useState } from 'react';
import { type BeamCase, type Quantity, computeInfluence, solveBeam, timoshenko } from '@eecs/solver-core';
import {
  type AnywhereStand,
  type PlacedTrain,
  type Train,
  type TrainStand,
  placeTrain,
  standTrain,
} from '@eecs/solver-core/trains';
import { createIdSource } from '@eecs/solver-core/rules';
import { styled } from 'styled-components';
import {
  Button,
  DiagramPlot,
  FieldGroup,
  SelectField,
  createDiagramCursor,
  getInsets,
  useFormat,
  useKitAtom,
  useKitAtomValue,
  useSetKitAtom,
  useText,
  vars,
} from '@eecs/ui-kit';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import { useRowSymbol } from '../../../naming/useRowSymbol.ts';
import { isReadOnlyAtom } from '../../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../../state/sessionVerbs.ts';
import { axlesAtom } from '../influenceAtoms.ts';
import { type InfluenceChoice, createAxles, hasSides, toWish } from '../influenceChoice.ts';
import { influenceMessages } from '../influenceMessages.ts';
import { readFound } from '../readFound.ts';
import { TrainBoard } from './TrainBoard.tsx';
import { trainAtom } from './trainAtoms.ts';
import {
  TRAIN_IDS,
  type TrainPlace,
  findEnds,
  findTrain,
  middleOf,
  moveTo,
  placeAt,
  toLoads,
  turnRound,
  underTrain,
} from './trainPlace.ts';
import { type Anywhere, useAnywhere } from './useAnywhere.ts';
import { useRide } from './useRide.ts';

export interface TrainStageProps {
  readonly document: BeamCase;
  /** Index of the case set to which loads are added. */
  readonly index: number;
  readonly choice: InfluenceChoice;
  readonly quantity: Quantity;
  readonly name: string;
  readonly width: number;
  readonly writePlace: (x: number) => string;
  readonly onChoose: (choice: Partial<InfluenceChoice>) => void;
}

const NONE = 'none';

/** Text keys of the trains: their names and sources. */
type TrainKey =
  'lm1-lane1' | 'lm71' | 'sw0' | 'sw2' | 'hl93-truck' | 'hl93-tandem' | 'hl93-pair' | 'hs20' | 'own';

/** A train of a standard: its choice, its place on the beam, its motion, and its diagrams. */
export function TrainStage(props: TrainStageProps) {
  const t = useText(influenceMessages);
  const { document } = props;
  const { system } = document.units;
  const [chosen, choose] = useKitAtom(trainAtom);
  const typed = useKitAtomValue(axlesAtom);
  const train = useMemo(
    () => (chosen === null ? null : findTrain(chosen, typed ?? createAxles(document), system)),
    [chosen, typed, document, system],
  );
  return (
    <Group>
      <legend>{t('trains.title')}</legend>
      <Choice>
        <SelectField
          label={t('trains.choose')}
          value={chosen ?? NONE}
          options={[
            { value: NONE, label: t('trains.none') },
            ...TRAIN_IDS.map((id) => ({ value: id, label: t(`trains.names.${id as TrainKey}`) })),
          ]}
          onChange={(id) => choose(id === NONE ? null : id)}
        />
      </Choice>
      {train === null || chosen === null ? null : (
        <>
          <p data-source="">{t(`trains.sources.${chosen as TrainKey}`)}</p>
          <Stage key={chosen} {...props} train={train} />
        </>
      )}
    </Group>
  );
}

/** The place of a train, and the extreme whose favourable parts are omitted. */
interface Standing extends TrainPlace {
  readonly kind: 'max' | 'min';
}

function Stage({
  document,
  index,
  choice,
  quantity,
  name,
  width,
  writePlace,
  onChoose,
  train,
}: TrainStageProps & { readonly train: Train }) {
  const t = useText(influenceMessages);
  const format = useFormat();
  const symbolOf = useRowSymbol();
  const [cursor] = useState(createDiagramCursor);
  const { L, units } = document;
  const { system } = units;
  const [stand, setStand] = useState<Standing>(() => ({ ...placeAt(train, L / 2), kind: 'max' }));
  const anywhere = useAnywhere(document, train);
  const { kind, x, side } = choice;
  const line = useMemo(
    () => computeInfluence(document, toWish(document, { kind, x, side }), { shear: timoshenko }),
    [document, kind, x, side],
  );
  const here = useMemo(
    () =>
      line === null ? null : { max: standTrain(line, train, 'max'), min: standTrain(line, train, 'min') },
    [line, train],
  );
  const placed = useMemo<PlacedTrain | null>(
    () => (line === null ? null : placeTrain(line, train, stand, stand.kind)),
    [line, train, stand],
  );
  const set = useMemo(() => {
    if (placed === null) return null;
    const solved = solveBeam(underTrain(document, placed), { include: [], mohr: [], shear: timoshenko });
    return solved.level === 'error' ? null : (solved.sets[0] ?? null);
  }, [document, placed]);
  const middle = middleOf(train, stand);
  const [from, to] = findEnds(train, stand);
  const half = (to - from) / 2;
  const move = (at: number): void => setStand({ ...stand, ...moveTo(train, stand, at) });
  const ride = useRide({ from: -half, to: L + half, at: middle }, move);
  if (here === null || placed === null) return null;

  const write = (value: number, of: Quantity): string =>
    format.results({ quantity: of, system, greatest: Math.abs(value) }).write(value);
  const value =
    set === null
      ? 0
      : readFound(document, choice, { set, side: hasSides(document, choice) ? choice.side : 'right' });
  const told = `${name} = ${write(value, quantity)}`;
  const symbol = symbolOf('M');
  const show = (found: TrainPlace, which: 'max' | 'min'): void => {
    ride.stop();
    setStand({ fronts: found.fronts, direction: found.direction, kind: which });
  };
  return (
    <>
      <AnywhereLines
        anywhere={anywhere}
        symbol={symbol}
        write={write}
        writePlace={writePlace}
        onStand={(found, which) => {
          onChoose({ kind: 'M', x: found.x });
          show(found, which);
        }}
      />
      <HereLines here={here} name={name} write={(one) => write(one, quantity)} onStand={show} />
      <TrainBoard
        document={document}
        train={train}
        place={stand}
        placed={placed}
        x={x}
        width={width}
        told={told}
        writePlace={writePlace}
        onMove={(at) => {
          ride.stop();
          move(at);
        }}
      />
      <Line>
        <span aria-live="off">{t('trains.now', { value: told })}</span>
        <Button onClick={ride.press} aria-pressed={ride.isPlaying}>
          {t(ride.isStepped ? 'trains.step' : ride.isPlaying ? 'trains.pause' : 'trains.play')}
        </Button>
        <Button onClick={() => setStand({ ...stand, ...turnRound(train, stand) })}>{t('trains.turn')}</Button>
        <KeepLoads placed={placed} sets={2 ** index} />
      </Line>
      {set === null ? (
        <p>{t('trains.off')}</p>
      ) : (
        (['Q', 'M'] as const).map((which) => (
          <DiagramPlot
            key={which}
            diagram={set[which]}
            length={L}
            quantity={which === 'M' ? 'moment' : 'force'}
            system={system}
            label={t('trains.row', { name: symbolOf(which) })}
            symbol={symbolOf(which)}
            insets={getInsets(width)}
            cursor={cursor}
            isPreview
          />
        ))
      )}
    </>
  );
}

interface AnywhereLinesProps {
  readonly anywhere: Anywhere | null;
  readonly symbol: string;
  readonly write: (value: number, of: Quantity) => string;
  readonly writePlace: (x: number) => string;
  readonly onStand: (found: AnywhereStand, which: 'max' | 'min') => void;
}

function AnywhereLines({ anywhere, symbol, write, writePlace, onStand }: AnywhereLinesProps) {
  const t = useText(influenceMessages);
  if (anywhere === null) return <p>{t('trains.searching')}</p>;
  return WHICH.map((which) => {
    const found = anywhere[which];
    if (found.value === 0) return null;
    return (
      <Line key={which}>
        <strong>
          {t(which === 'max' ? 'trains.anywhereMost' : 'trains.anywhereLeast', {
            value: `${symbol} = ${write(found.value, 'moment')}`,
            place: writePlace(found.x),
          })}
        </strong>
        <Button onClick={() => onStand(found, which)}>
          {t(which === 'max' ? 'trains.standAnywhere' : 'trains.standAnywhereLeast')}
        </Button>
      </Line>
    );
  });
}

interface HereLinesProps {
  readonly here: Readonly<Record<'max' | 'min', TrainStand>>;
  readonly name: string;
  readonly write: (value: number) => string;
  readonly onStand: (found: TrainStand, which: 'max' | 'min') => void;
}

function HereLines({ here, name, write, onStand }: HereLinesProps) {
  const t = useText(influenceMessages);
  return WHICH.map((which) => {
    const found = here[which];
    if (found.value === 0) return null;
    return (
      <Line key={which}>
        <span>
          {t(which === 'max' ? 'trains.hereMost' : 'trains.hereLeast', {
            value: `${name} = ${write(found.value)}`,
          })}
        </span>
        <Button onClick={() => onStand(found, which)}>
          {t(which === 'max' ? 'trains.standMost' : 'trains.standLeast', { name })}
        </Button>
      </Line>
    );
  });
}

/** Adds the loads of the train to the beam, as one undo step. */
function KeepLoads({ placed, sets }: { readonly placed: PlacedTrain; readonly sets: number }) {
  const t = useText(influenceMessages);
  const edit = useSetKitAtom(applyEditAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const add = (now: BeamCase): BeamCase => {
    const newId = createIdSource(
      Math.random,
      now.loads.map(({ id }) => id),
    );
    return { ...now, loads: [...now.loads, ...toLoads(placed, sets, newId)] };
  };
  return (
    <Button
      disabled={isReadOnly || placed.axles.length + placed.spreads.length === 0}
      onClick={() => edit((now) => toPlainEdit(add(now)))}
    >
      {t('trains.keep')}
    </Button>
  );
}

const WHICH = ['max', 'min'] as const;

const Group = styled(FieldGroup)`
  & p {
    margin: 0;
  }
  & p[data-source] {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  & [data-spread] {
    fill: ${vars.accent};
    fill-opacity: 0.18;
  }
`;

const Choice = styled.div`
  max-width: 340px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space1} ${vars.space3};
`;
