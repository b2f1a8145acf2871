import { toDiagram } from '../../diagrams/toDiagram.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import type { CombinationTerm } from '../document/namedCombinations.ts';
import { createCombinationList } from '../document/namedCombinations.ts';
import { addSegments } from '../along/addSegments.ts';
import type { GoverningPoint } from '../along/envelopeBorder.ts';
import { createPointReader } from '../along/governingPoints.ts';
import { readSegments } from '../along/sourceReaders.ts';
import type { CombinedBeam } from './answer.ts';
import type { BeamEffect } from './beamEffects.ts';

/** A query for the cause of an envelope at a place. */
export interface CauseQuestion {
  /** Index in `situations`. */
  readonly situation: number;
  readonly effect: BeamEffect;
  readonly kind: 'max' | 'min';
  readonly x: number;
  /** The side of a jump; without it, the side with the greater (or smaller) value counts. */
  readonly side?: 'left' | 'right';
}

/** The governing value at a place, with the terms of its combination. */
export interface Cause extends Omit<GoverningPoint<BeamEffect>, 'combination'> {
  readonly label: string;
  readonly leading: number | null;
  readonly terms: readonly CombinationTerm[];
}

/** Finds the governing value of an effect at any place of a combined beam: the read-out at a cursor. */
export function findCause(beam: CombinedBeam, { situation, effect, kind, x, side }: CauseQuestion): Cause {
  const sources = beam.sources[situation]!;
  const { situation: name, sources: list } = sources.combinations;
  const named = createCombinationList(name, list);
  const { combination, ...point } = createPointReader(
    sources.combinations,
    readSegments(sources.segments),
    named,
  ).read(effect, { x, kind, side });
  const { label, leading, terms } = named.list[combination]!;
  return { ...point, label, leading, terms };
}

/** Computes the diagrams of one combination that governs in a situation. */
export function combineBeam(
  { sources, situations }: CombinedBeam,
  { situation, combination }: { readonly situation: number; readonly combination: number },
): Readonly<Partial<Record<BeamEffect, Diagram>>> {
  const { factors } = situations[situation]!.combinations[combination]!;
  const { segments } = sources[situation]!;
  return Object.fromEntries(
    Object.entries(segments).map(([effect, list]) => [
      effect,
      toDiagram(addSegments(list.map((own, k) => ({ segments: own, factor: factors[k]! })))),
    ]),
  );
}
