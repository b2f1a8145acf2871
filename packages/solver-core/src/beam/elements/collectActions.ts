import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import { FACTOR_SUM } from '../../linalg/tolerance.ts';
import { permanentFactor } from '../../model/common/permanentFactor.ts';
import { weightFactors } from '../../model/common/weightFactors.ts';
import { GRAVITY_BY_SYSTEM } from '../../model/common/constants.ts';
import type { BeamCase, Load, Support } from '../../model/beam/document.ts';
import type { CaseSet } from '../../model/common/document.ts';
import {
  spreadAction,
  type SetActions,
  type Settlement,
  type PointAction,
  type SpreadAction,
} from '../../member/loads/actions.ts';
import type { Stretch } from '../../member/stretch.ts';

/**
 * Collects the actions in each case set; a document without case sets has one default set.
 *
 * A set rotates its forces and gravity by its own angle. A combined set adds every set that is not combined times its
 * factor, each with its own angle. Self weight acts in the sets that the document names for it (`weightFactors`).
 * Settlements act once in every set; in a combined set times the factor that it names for them.
 */
export function collectActions(document: BeamCase, stretches: readonly Stretch[]): SetActions[] {
  const { caseSets, loads } = document;
  if (caseSets.length === 0) {
    const gathered = emptyActions();
    const once = { factor: 1, angleDeg: 0, document };
    for (const load of loads) addLoadInto(gathered, load, once);
    return [withPermanent({ gathered, document, stretches, index: 0 })];
  }
  return caseSets.map((set, index) => {
    const gathered = emptyActions();
    const once = { factor: 1, angleDeg: set.angle, document };
    for (const load of loads) {
      if (set.combined) {
        for (const [angleDeg, factor] of factorsByAngle(caseSets, index, load))
          addLoadInto(gathered, load, { factor, angleDeg, document });
      } else if ((load.sets >>> index) & 1) {
        addLoadInto(gathered, load, once);
      }
    }
    return withPermanent({ gathered, document, stretches, index });
  });
}

/**
 * Returns the factor of a load in a combined set for each angle that rotates it. Factors at one angle are added before
 * they multiply the load: decimals such as 1 - 0.3 - 0.7 cancel, and the rounding error that remains must not become a
 * load. Moments are not rotated.
 */
function factorsByAngle(caseSets: readonly CaseSet[], index: number, load: Load): Map<number, number> {
  const sums = new Map<number, number>();
  const sizes = new Map<number, number>();
  caseSets.forEach(({ angle, combined }, j) => {
    if (!((load.sets >>> j) & 1) || (combined && j !== index)) return;
    const angleDeg = load.className === 'BendingMoment' ? 0 : angle;
    const factor = combined ? 1 : (caseSets[index]!.factors?.[j] ?? 1);
    sums.set(angleDeg, (sums.get(angleDeg) ?? 0) + factor);
    sizes.set(angleDeg, (sizes.get(angleDeg) ?? 0) + Math.abs(factor));
  });
  for (const [angleDeg, sum] of sums)
    if (Math.abs(sum) <= FACTOR_SUM * sizes.get(angleDeg)!) sums.delete(angleDeg);
  return sums;
}

interface Gathered {
  readonly points: PointAction[];
  readonly spreads: SpreadAction[];
}

function emptyActions(): Gathered {
  return { points: [], spreads: [] };
}

function addLoadInto(
  gathered: Gathered,
  load: Load,
  { factor, angleDeg, document }: { factor: number; angleDeg: number; document: BeamCase },
): void {
  switch (load.className) {
    case 'BendingMoment':
      gathered.points.push({ x: load.x, fx: 0, fy: 0, m: factor * load.c[0] });
      return;
    case 'AxialLoad':
    case 'ShearLoad':
    case 'GenericLoad': {
      const alpha = load.alpha + angleDeg;
      const value = factor * load.c[0];
      gathered.points.push({ x: load.x, fx: value * cosDeg(alpha), fy: value * sinDeg(alpha), m: 0 });
      return;
    }
    case 'DistributedLoad':
      gathered.spreads.push(spreadAction({ load, scale: factor, alphaDeg: load.alpha + angleDeg }));
      return;
    case 'DistributedMass': {
      const weight = -GRAVITY_BY_SYSTEM[document.units.system] * factor;
      gathered.spreads.push(spreadAction({ load, scale: weight, alphaDeg: -90 + angleDeg }));
      return;
    }
    default:
      load satisfies never;
  }
}

function withPermanent(of: {
  gathered: Gathered;
  document: BeamCase;
  stretches: readonly Stretch[];
  index: number;
}): SetActions {
  const { document, gathered } = of;
  const set = document.caseSets[of.index];
  for (const { angleDeg, factor } of document.selfWeight ? weightFactors(document, of.index) : []) {
    const scale = -GRAVITY_BY_SYSTEM[document.units.system] * factor;
    for (const { x0, x1, mass } of of.stretches) {
      if (mass === 0) continue;
      const load = { x: [x0, x1], y: [mass, mass, mass] } as const;
      gathered.spreads.push(spreadAction({ load, scale, alphaDeg: -90 + angleDeg }));
    }
  }
  const factor = permanentFactor(set, 'settlement');
  const settlements = document.supports.flatMap((support, i) =>
    settlementsOf(support, i, { index: of.index, factor }),
  );
  return { ...gathered, settlements };
}

function settlementsOf(
  { settlement, sets }: Support,
  support: number,
  { index, factor }: { readonly index: number; readonly factor: number },
): Settlement[] {
  if (!settlement || factor === 0 || (sets !== undefined && !((sets >>> index) & 1))) return [];
  const { x = 0, y = 0, r = 0 } = settlement;
  return [{ support, x: factor * x, y: factor * y, r: factor * r }];
}
