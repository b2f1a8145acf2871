import { convertQuantity } from '@eecs/solver-core';
import type { FrameCase } from '@eecs/solver-core/frame';
import { type FrameInfluenceWish, openInfluence } from '@eecs/solver-core/frame-influence';
import { TRAINS, scaleTrain, standAnywhere, standTrain } from '@eecs/solver-core/trains';

/** A requested influence line: the chain of members, the direction of the unit force, the result, and a train. */
export interface InfluenceRequest {
  readonly chain: readonly number[];
  readonly alpha?: number;
  readonly result: FrameInfluenceWish;
  readonly train?: string;
}

/** Chains with more members have no greatest moment anywhere: 33 sections of each member are tried. */
const MOST_ANYWHERE = 20;

/** Computes the requested influence lines of a frame, with the worst positions of trains on them. */
export function computeInfluences(document: FrameCase, requests: readonly InfluenceRequest[]) {
  const { system } = document.units;
  const unit = {
    length: convertQuantity(1, 'length', 0, system),
    force: convertQuantity(1, 'force', 0, system),
  };
  return requests.map(({ chain, alpha, result, train: id }) => {
    const opened = openInfluence(document, { chain, ...(alpha !== undefined && { alpha }) });
    if (!opened.ok) return { reason: opened.reason, spans: [], line: null };
    const line = opened.lineOf(result);
    if (line === null) return { reason: 'result' as const, spans: opened.spans, line };
    const found = TRAINS.find((one) => one.id === id);
    const train = found && scaleTrain(found, unit);
    const bays = train && chain.length <= MOST_ANYWHERE ? opened.listBays() : null;
    return {
      reason: null,
      spans: opened.spans,
      line,
      ...(train && {
        train: {
          max: standTrain(line, train, 'max'),
          min: standTrain(line, train, 'min'),
          anywhere: bays && {
            max: standAnywhere(bays, train, 'max'),
            min: standAnywhere(bays, train, 'min'),
          },
        },
      }),
    };
  });
}

/** Writes the requested influence lines as a key. */
export function writeInfluences(requests: readonly InfluenceRequest[]): readonly unknown[] {
  return requests.map(({ chain, alpha = -90, result, train = '' }) => [
    chain,
    alpha,
    'member' in result
      ? [result.kind, result.member, result.x]
      : [result.kind, result.joint, result.direction],
    train,
  ]);
}
