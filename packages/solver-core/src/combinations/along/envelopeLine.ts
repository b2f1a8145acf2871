import type { Combinations } from '../combinations.ts';
import type { Range } from '../document/governingValue.ts';
import type { CombinationList } from '../document/namedCombinations.ts';
import type { CutSources } from '../envelope/cutSources.ts';
import type { EnvelopePlan } from '../envelope/plan.ts';
import { computeGoverningBorder } from '../governingEnvelope.ts';
import type { EnvelopeBorder } from './envelopeBorder.ts';
import { type PointReader, createPointReader } from './governingPoints.ts';
import { readCuts } from './sourceReaders.ts';

/** The envelopes of the effects along a beam or a member, and a reader of governing values on it. */
export interface LineEnvelopes<Effect extends string> {
  readonly effects: Readonly<Partial<Record<Effect, Range<EnvelopeBorder<Effect>>>>>;
  readonly reader: PointReader<Effect>;
}

/**
 * Computes the envelopes of all effects along a beam or a member in one situation. `plan` is that of the combinations;
 * combinations that govern are added to `named`.
 */
export function envelopeLine<Effect extends string>(
  combinations: Combinations,
  cuts: ReadonlyMap<Effect, CutSources>,
  { plan, named }: { readonly plan: EnvelopePlan; readonly named: Pick<CombinationList, 'indexOf'> },
): LineEnvelopes<Effect> {
  const reader = createPointReader(combinations, readCuts(cuts), named);
  const effects = Object.fromEntries(
    [...cuts].map(([effect, own]): [string, Range<EnvelopeBorder<Effect>>] => {
      const border = (kind: 'max' | 'min'): EnvelopeBorder<Effect> => {
        const { diagram, governing, extreme } = computeGoverningBorder(plan, own, { kind, known: named });
        return { diagram, governing, extreme: reader.read(effect, { x: extreme.x, kind }) };
      };
      return [effect, { max: border('max'), min: border('min') }];
    }),
  ) as LineEnvelopes<Effect>['effects'];
  return { effects, reader };
}
