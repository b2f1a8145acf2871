import {
  type BeamCase,
  type Load,
  type UnitSystem,
  computeInfluence,
  convertQuantity,
  timoshenko,
} from '@eecs/solver-core';
import {
  type Bay,
  type PlacedTrain,
  TRAINS,
  type Train,
  type TrainStand,
  createCrane,
  lengthOf,
  scaleTrain,
} from '@eecs/solver-core/trains';
import type { TwoAxles } from '../influenceChoice.ts';

/** The place of a train: the foremost axle of each group, and the direction. */
export type TrainPlace = Pick<TrainStand, 'fronts' | 'direction'>;

/** The train of two axles that the reader has typed. */
export const OWN = 'own';

/** The trains to choose from: those of standards, and the reader's own. */
export const TRAIN_IDS: readonly string[] = [...TRAINS.map(({ id }) => id), OWN];

/** Finds a train by its id, in the units of a document. */
export function findTrain(id: string, own: TwoAxles, system: UnitSystem): Train | null {
  if (id === OWN) {
    const [one] = createCrane(1, []).groups;
    const axles = [
      { load: own.first, behind: 0 },
      { load: own.second, behind: own.gap },
    ];
    return { ...createCrane(1, []), groups: [{ ...one, axles }] };
  }
  const train = TRAINS.find((one) => one.id === id);
  return train === undefined ? null : convertTrain(train, system);
}

/** Converts a train from newtons and metres to the base units of a document. */
function convertTrain(train: Train, system: UnitSystem): Train {
  if (system === 0) return train;
  return scaleTrain(train, {
    length: convertQuantity(1, 'length', 0, system),
    force: convertQuantity(1, 'force', 0, system),
  });
}

/** Puts a train with its least gaps on a beam, with its middle at a place, facing right. */
export function placeAt({ groups }: Train, middle: number): TrainPlace {
  let behind = 0;
  const fronts = groups.map((group, k) => {
    if (k > 0) behind += lengthOf(groups[k - 1]!) + (group.gap?.[0] ?? 0);
    return -behind;
  });
  return moveTo({ groups }, { fronts, direction: 1 }, middle);
}

/** Returns the first and the last place that a train covers, on the beam or off it. */
export function findEnds(
  { groups }: Pick<Train, 'groups'>,
  { fronts, direction }: TrainPlace,
): readonly [number, number] {
  const rear = fronts.at(-1)! - direction * lengthOf(groups.at(-1)!);
  return [Math.min(fronts[0]!, rear), Math.max(fronts[0]!, rear)];
}

/** Returns the middle of a train. */
export function middleOf(train: Pick<Train, 'groups'>, place: TrainPlace): number {
  const [from, to] = findEnds(train, place);
  return (from + to) / 2;
}

/** Moves a train so that its middle is at a place; its gaps do not change. */
export function moveTo(train: Pick<Train, 'groups'>, place: TrainPlace, middle: number): TrainPlace {
  const by = middle - middleOf(train, place);
  return { ...place, fronts: place.fronts.map((front) => front + by) };
}

/** Reverses a train about its middle. */
export function turnRound(train: Pick<Train, 'groups'>, place: TrainPlace): TrainPlace {
  const about = 2 * middleOf(train, place);
  return { fronts: place.fronts.map((front) => about - front), direction: place.direction === 1 ? -1 : 1 };
}

/** Lists the spans of a beam with their influence lines; null if it cannot be solved. */
export function listBays(document: BeamCase): readonly Bay[] | null {
  const { L, supports } = document;
  const ends = [...new Set([0, ...supports.map(({ x }) => x), L])].sort((a, b) => a - b);
  const bays: Bay[] = [];
  for (let k = 1; k < ends.length; k++) {
    const [x0, x1] = [ends[k - 1]!, ends[k]!];
    const [Q, M] = (['Q', 'M'] as const).map((kind) =>
      computeInfluence(document, { kind, x: x0, side: 'right' }, { shear: timoshenko }),
    );
    if (!Q || !M) return null;
    bays.push({ x0, x1, Q, M });
  }
  return bays;
}

/** Converts a placed train to loads of a document, which act in one case set. */
export function toLoads(
  { axles, spreads }: PlacedTrain,
  sets: number,
  createId: () => string,
): readonly Load[] {
  return [
    ...axles.map(({ x, load }): Load => ({
      id: createId(),
      sets,
      className: 'ShearLoad',
      x,
      c: [-load, 0, -load],
      alpha: 90,
    })),
    ...spreads.map(({ x0, x1, load }): Load => ({
      id: createId(),
      sets,
      className: 'DistributedLoad',
      x: [x0, x1],
      y: [-load, -load, -load],
      alpha: 90,
    })),
  ];
}

/** Returns the beam with only a train on it. */
export function underTrain(document: BeamCase, placed: PlacedTrain): BeamCase {
  const { combinations: _, weightSets: __, ...rest } = document;
  let id = 0;
  return {
    ...rest,
    selfWeight: false,
    caseSets: document.caseSets.slice(0, 1).map((set) => ({ ...set, combined: false })),
    supports: document.supports.map(({ settlement: ___, sets: ____, ...support }) => support),
    loads: toLoads(placed, 1, () => `train-${(id += 1)}`),
  };
}
