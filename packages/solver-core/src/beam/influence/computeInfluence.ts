import { addPolynomials } from '../../linalg/addPolynomials.ts';
import { shifted } from '../../linalg/polynomialProduct.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { judgeBeam } from '../../rules/beam/judgeBeam.ts';
import type { DiagramSegment } from '../../diagrams/diagram.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import { buildModel } from '../elements/buildModel.ts';
import type { MemberModel } from '../../member/model.ts';
import { computeStretches } from '../elements/computeStretches.ts';
import { solveActions } from '../solving/solveActions.ts';
import type { ShearTheory } from '../shear/shearTheory.ts';
import type { InfluenceLine, InfluenceWish } from './influence.ts';
import { type Kink, type KinkField, chooseStretch, computeKinkField } from './kinkField.ts';

/**
 * Computes an influence line exactly: the value of a reaction, of Q or M at a place, or of the deflection there, under
 * a unit downward force at x, as polynomials in x. The line of a force is straight between supports and hinges in a
 * determinate beam, cubic in an indeterminate one.
 *
 * By H. Müller-Breslau, the line of a force is the deflected shape of the beam under a unit displacement that
 * corresponds to the force: the support moves up by one, or the two sides of a cut move or rotate relative to each
 * other by one. The line of a deflection is the deflected shape under a unit force there (J. C. Maxwell). `shear`
 * includes shear strains if the document asks for them, as in `solveBeam`. Returns null for a beam that cannot be
 * solved, a place off the beam, or a support that does not hold the direction. Source: THEORY.md, "Influence lines".
 *
 * @example computeInfluence(simpleBeamOf6m, { kind: 'M', x: 2 })?.max // { x: 2, value: 2·4/6 }
 */
export function computeInfluence(
  document: BeamCase,
  wish: InfluenceWish,
  options: { readonly shear?: ShearTheory } = {},
): InfluenceLine | null {
  const verdict = judgeBeam(document);
  if (verdict.status !== 'determinate' && verdict.status !== 'indeterminate') return null;
  const slender = computeStretches(document);
  const shear = (document.shear && options.shear) || null;
  const { stretches, failures } = shear === null ? slender : shear.addStiffness(document, slender);
  if (failures.length > 0) return null;
  const model = buildModel(document, stretches, shear);
  switch (wish.kind) {
    case 'reaction':
    case 'moment':
      return moveSupport(model, wish);
    case 'Q':
    case 'M':
      if (!(wish.x >= 0 && wish.x <= document.L)) return null;
      return openCut(model, wish);
    case 'deflection':
      if (!(wish.x >= 0 && wish.x <= document.L)) return null;
      return bend(model, { ...NOTHING, points: [{ x: wish.x, fx: 0, fy: -1, m: 0 }] });
    default:
      return wish satisfies never;
  }
}

const NOTHING: SetActions = { points: [], spreads: [], settlements: [] };

/**
 * A downward unit force does negative work on an upward displacement, so the reaction equals the deflection with its
 * sign.
 */
function moveSupport(
  model: MemberModel,
  { kind, support }: { readonly kind: 'reaction' | 'moment'; readonly support: number },
): InfluenceLine | null {
  const node = model.nodes.find((one) => one.support === support);
  if (node === undefined || (kind === 'reaction' ? node.holdY : node.holdR) === null) return null;
  const moved = kind === 'reaction' ? { x: 0, y: 1, r: 0 } : { x: 0, y: 0, r: 1 };
  return bend(model, { ...NOTHING, settlements: [{ support, ...moved }] });
}

function openCut(
  model: MemberModel,
  {
    kind,
    x,
    side = 'right',
  }: { readonly kind: 'Q' | 'M'; readonly x: number; readonly side?: 'left' | 'right' },
): InfluenceLine | null {
  const stretch = chooseStretch(model, x, side);
  // A hinge transfers no moment, wherever the force acts.
  if (kind === 'M' && stretch.isHinge)
    return toDiagram(model.elements.map(({ x0, x1 }) => ({ x0, x1, c: [0] })));
  const kink: Kink = kind === 'Q' ? { x, rise: 1, turn: 0 } : { x, rise: 0, turn: -1 };
  const field = computeKinkField(kink, stretch);
  return bend(model, { ...NOTHING, points: field.loads }, field);
}

function bend(model: MemberModel, actions: SetActions, field?: KinkField): InfluenceLine | null {
  const solved = solveActions(model, [actions]);
  const bent = solved.ok && !solved.isRough ? solved.sets[0]?.set.deflection : undefined;
  if (bent === undefined) return null;
  return field === undefined ? bent : toDiagram(bent.segments.map((segment) => addField(segment, field)));
}

function addField(segment: DiagramSegment, field: KinkField): DiagramSegment {
  const { x0, x1, c } = segment;
  if (x0 < field.x0 || x1 > field.x1) return segment;
  return { x0, x1, c: addPolynomials(c, shifted(field.c, x0 - field.x0)) };
}
