import { countHeld } from '../../geometry/heldAxes.ts';
import type { FrontKernel } from '../../sparse/kernels/frontKernel.ts';
import { findCauses } from './explanation/causes.ts';
import { countFreedom } from './freedom/countFreedom.ts';
import { countLoose } from './elimination/countLoose.ts';
import { orderElimination } from './numbers/eliminationOrder.ts';
import { describable, findFreedom } from './freedom/findFreedom.ts';
import type { FoundMotion } from './freedom/findFreedom.ts';
import { findLargeFreedom } from './freedom/findLargeFreedom.ts';
import { examineMotions } from './finite/finiteMotions.ts';
import { findFixes } from './explanation/fixes.ts';
import { toJointMotions, withoutRounding } from './facts/jointMotions.ts';
import type { JudgedMotion, MovingTruss, TrussFacts } from './facts/judgedMotion.ts';
import { bodyFreedom } from './facts/judgedMotion.ts';
import { planRows } from './elimination/motionRows.ts';
import { readFacts } from './facts/readFacts.ts';
import type { JudgedTruss } from './facts/judgedTruss.ts';
import type { TrussVerdict } from './verdict.ts';
import { createWorkBudget } from '../../exact/workBudget.ts';

/** How a truss is judged. */
export interface JudgeOptions {
  /**
   * The caller factors the stiffness equations next and takes a failed pivot for a mechanism: a truss too large for an
   * exact rank is then judged by its count alone, `exact: false`, instead of being factored here as well.
   * @default false
   */
  readonly isFactoredNext?: boolean;
  /**
   * Arithmetic on dense fronts, for a truss too large for an exact rank.
   * @default SIMD instructions if the environment supports them
   */
  readonly kernel?: FrontKernel | undefined;
  /**
   * Greatest number of bytes for the factor of the equations. If a truss too large for an exact rank needs more, only
   * motions found without the factor are reported.
   * @default 1.5e9
   */
  readonly memory?: number | undefined;
}

/**
 * Decides whether a truss is stable, exactly and before any floating-point solve.
 *
 * The rank of the equations of equilibrium decides, not the count 2n = b + r (THEORY.md, "The verdict of a truss").
 * Above some hundred or thousand joints the rank may be found from the scaled pivots of the stiffness equations
 * instead, `exact: false`. Needs only joints and links; coordinates must be finite and links must connect existing
 * joints.
 *
 * @example judgeTruss(triangleOnPinAndRoller).status // 'determinate'
 */
export function judgeTruss(truss: JudgedTruss, options: JudgeOptions = {}): TrussVerdict {
  return judgeFacts(readFacts(truss), options);
}

/** Judges the facts that `readFacts` or `gatherFacts` collected, as `judgeTruss` does. */
export function judgeFacts(facts: TrussFacts, options: JudgeOptions = {}): TrussVerdict {
  const { dim, graph, anchors, parts } = facts;
  const equations = dim * graph.jointCount;
  const held = anchors.reduce((sum, bits) => sum + countHeld(bits), 0);
  const unknowns = graph.linkCount + held;
  const plan = planRows(facts);
  const order = orderElimination(plan.parts, parts.offsets, MOST_WORK);
  const most = graph.jointCount > MANY_JOINTS ? 10 : 50;
  const W = equations - unknowns;
  const { isFactoredNext = false, kernel, memory: mostBytes } = options;
  const { freedom, exact, isRounded, bound, found } = order.isComplete
    ? findFreedom(facts, { plan, order, most })
    : findLargeFreedom(facts, { plan, order, W, most, isFactoredNext, kernel, mostBytes });
  const rank = equations - freedom;
  const isBound = bound === 'atLeast';
  const counts = { degree: unknowns - rank, W, rank, ...(isBound && { isRankAtMost: true as const }) };
  if (freedom === 0 && isBound) return { status: 'unknown', ...counts, exact: false, mechanisms: [] };
  if (freedom === 0) {
    const status = unknowns === equations ? 'determinate' : 'indeterminate';
    return { status, ...counts, exact, mechanisms: [] };
  }
  const moving = describable(facts);
  const looseOf = (body: number | null) =>
    countLoose(
      plan,
      parts.offsets,
      (part) => body === null || moving.pieceOf[parts.joints[part]![0]!] === body,
    );
  // The loose motions exist for every position of the joints. If there are no others, their number is the least
  // possible and the rank the greatest.
  const isGreatest = !isBound && freedom === looseOf(null);
  const judged = judgeMotions(facts, found(), {
    isRounded,
    isWhole: order.isComplete,
    isGreatest,
    isLoosePiece: (joint) => looseOf(moving.pieceOf[joint]!) > 0,
  });
  const fixes = findFixes(moving, judged);
  return {
    ...judgeStatus(moving, { held, judged, isGreatest }),
    ...counts,
    exact,
    mechanisms: judged.map((one, k) => ({
      joints: toJointMotions(one.motion),
      causes: findCauses(moving, one, fixes[k]),
      fixes: fixes[k]!,
    })),
  };
}

/**
 * Multiplications up to which a rank is found exactly: some hundred milliseconds. Space grids reach the limit at about
 * 1700 joints, most trusses never.
 */
const MOST_WORK = 3e7;

/** With more joints than this, fewer motions are described individually; the rank shows how many there are. */
const MANY_JOINTS = 500;

/** Multiplications allowed for examining each motion among its own joints, in addition to all motions at once. */
const TEST_WORK = 6e7;

function judgeMotions(
  facts: TrussFacts,
  found: readonly FoundMotion[],
  of: {
    readonly isRounded: boolean;
    readonly isWhole: boolean;
    /** Whether the rank is known to be the greatest that these links can have. */
    readonly isGreatest: boolean;
    /** Returns whether links are certainly missing in the piece to which a joint belongs. */
    isLoosePiece(joint: number): boolean;
  },
): JudgedMotion[] {
  const motions = found.map(({ motion, body }) => ({ motion: withoutRounding(motion), body }));
  const isRounded = of.isRounded || motions.some(({ motion }, k) => motion.size < found[k]!.motion.size);
  const budget = createWorkBudget(TEST_WORK);
  const all = of.isWhole && !of.isGreatest ? countFreedom(facts, null, { isRounded, budget }) : null;
  return motions.map(({ motion, body }) => {
    if (of.isGreatest || (all && all.actual === all.generic && all.actual > 0))
      return { motion, body, isFinite: true, isLoose: true };
    const local = countFreedom(facts, motion, { isRounded, budget });
    // Examined alone, with all other joints fixed, a motion may lack no link although the piece does.
    const isLoose = all ? all.generic > 0 : of.isLoosePiece(motion.keys().next().value!);
    if (!local) return { motion, body, isFinite: false, isLoose };
    return {
      motion,
      body,
      isFinite: local.actual === local.generic && local.actual > 0,
      isLoose: local.generic > 0 || (!all && isLoose),
    };
  });
}

function judgeStatus(
  facts: MovingTruss,
  {
    held,
    judged,
    isGreatest,
  }: { readonly held: number; readonly judged: readonly JudgedMotion[]; readonly isGreatest: boolean },
): Pick<TrussVerdict, 'status' | 'evidence'> {
  const { dim, anchors, pieces } = facts;
  const needed = bodyFreedom(dim);
  const isLoose = (body: number) => {
    const piece = pieces[body]!;
    return piece.length > 1 && piece.reduce((sum, joint) => sum + countHeld(anchors[joint]!), 0) < needed;
  };
  if (held < needed || judged.some(({ body }) => body !== null && isLoose(body)))
    return { status: 'underSupported' };
  if (isGreatest || judged.some(({ isFinite }) => isFinite))
    return { status: 'changeable', evidence: 'rank' };
  const evidence = examineMotions(
    facts,
    judged.map(({ motion }) => motion),
  );
  return { status: evidence === 'followed' ? 'changeable' : 'instantlyChangeable', evidence };
}
