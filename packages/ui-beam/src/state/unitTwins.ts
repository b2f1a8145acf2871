import { type BeamCase, type UnitSystem, convertCase } from '@eecs/solver-core';
import type { History } from './history.ts';

/**
 * Remembers for each converted document the one it came from, so that switching units there and back returns the
 * identical document as long as nothing was edited in between.
 */
export type UnitTwins = WeakMap<BeamCase, BeamCase>;

/** Gives a document in a unit system: itself, the one it was converted from, or a new one. */
export function toSystem(document: BeamCase, system: UnitSystem, twins: UnitTwins): BeamCase {
  if (document.units.system === system) return document;
  const twin = twins.get(document);
  if (twin !== undefined) return twin;
  const converted = convertCase(document, system);
  twins.set(document, converted);
  twins.set(converted, document);
  return converted;
}

/** Takes a whole history to a unit system: steps back stay steps back, in the units now on the screen. */
export function historyToSystem(history: History, system: UnitSystem, twins: UnitTwins): History {
  if (history.present.units.system === system) return history;
  return {
    past: history.past.map((document) => toSystem(document, system, twins)),
    present: toSystem(history.present, system, twins),
    future: history.future.map((document) => toSystem(document, system, twins)),
  };
}
