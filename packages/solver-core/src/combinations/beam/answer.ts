import type { RefusedBeam } from '../../beam/answer/answer.ts';
import type { Segments } from '../along/addSegments.ts';
import type { EnvelopeBorder, GoverningPoint } from '../along/envelopeBorder.ts';
import type { Combinations } from '../combinations.ts';
import type { CombinationFailure } from '../document/failures.ts';
import type { GoverningValue, Range } from '../document/governingValue.ts';
import type { NamedCombination } from '../document/namedCombinations.ts';
import type { CombinationPlan } from '../document/readCombinations.ts';
import type { Situation } from '../rule.ts';
import type { BeamEffect } from './beamEffects.ts';
import type { BeamSpan } from './listSpans.ts';

/** The governing values within a span or an overhang. */
export interface SpanValues {
  readonly M: Range<GoverningPoint<BeamEffect>>;
  readonly Q: Range<GoverningPoint<BeamEffect>>;
  /** Null if the situation does not concern deflections. */
  readonly deflection: Range<GoverningPoint<BeamEffect>> | null;
  /** The length divided by the greatest absolute deflection; null without one. */
  readonly ratio: number | null;
}

/** A component of a reaction, with the components that act together with it. */
export interface GoverningReaction extends GoverningValue {
  readonly coincident: { readonly axial: number; readonly normal: number; readonly moment: number };
}

/** The governing reactions of a support. */
export interface SupportValues {
  /** Index in the document's `supports`. */
  readonly support: number;
  readonly x: number;
  readonly axial: Range<GoverningReaction>;
  readonly normal: Range<GoverningReaction>;
  readonly moment: Range<GoverningReaction>;
  /** Whether some combination lifts the beam off the support, which then has to hold it down. */
  readonly isLifted: boolean;
}

/** A beam in all combinations of one situation. */
export interface BeamSituation {
  readonly situation: Situation;
  /** The case sets, or parts of them on one span, that are combined. */
  readonly sources: Combinations['sources'];
  /** The few combinations that govern somewhere. */
  readonly combinations: readonly NamedCombination[];
  /** Sets for which the rule has no expression in this situation. */
  readonly leftOut: readonly number[];
  readonly effects: Readonly<Partial<Record<BeamEffect, Range<EnvelopeBorder<BeamEffect>>>>>;
  /** One entry for each of `spans`. */
  readonly spans: readonly SpanValues[];
  readonly reactions: readonly SupportValues[];
}

/** Sources of a situation, from which the effects of one combination and the cause at any place are computed. */
export interface SituationSources {
  readonly combinations: Combinations;
  /** For each effect the results of each source. */
  readonly segments: Readonly<Partial<Record<BeamEffect, readonly Segments[]>>>;
}

/** A beam in all of its combinations, in the units of its document. */
export interface CombinedBeam {
  readonly ok: true;
  readonly plan: CombinationPlan;
  readonly spans: readonly BeamSpan[];
  readonly situations: readonly BeamSituation[];
  /** One entry for each situation. */
  readonly sources: readonly SituationSources[];
}

/** The reason why a beam cannot be combined: its sets, or the beam itself. */
export interface UncombinedBeam {
  readonly ok: false;
  readonly failures: readonly CombinationFailure[];
  /** The result that refuses the beam, if the solver refused it. */
  readonly answer: RefusedBeam | null;
}
