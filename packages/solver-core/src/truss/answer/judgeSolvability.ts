import { turnAlongLoads } from './alongLoads.ts';
import { checkMagnitude } from '../../model/common/checkExtent.ts';
import type { TrussReading } from '../../model/truss/readTruss.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import { assembleTruss } from '../assembly/assembleTruss.ts';
import { countUnknowns } from '../assembly/countUnknowns.ts';
import type { TrussModel } from '../assembly/trussModel.ts';
import { checkMohrJoints } from '../results/checkMohrJoints.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { gatherFacts } from '../verdict/facts/readFacts.ts';
import { judgeFacts, judgeTruss } from '../verdict/judgeTruss.ts';
import type { JudgeOptions } from '../verdict/judgeTruss.ts';
import { findOverlaps } from '../../rules/truss/findOverlaps.ts';
import type { TrussVerdict } from '../verdict/verdict.ts';
import type { TrussOptions } from './answer.ts';
import { failuresOfVerdict } from './failuresOfVerdict.ts';

/** Everything that is known about a truss before it is solved. */
export interface TrussJudgement {
  readonly failures: readonly TrussFailure[];
  readonly corrections: readonly TrussFailure[];
  /** Null if there are no joints and links to judge. */
  readonly verdict: TrussVerdict | null;
  readonly model: TrussModel | null;
}

/** How a document that was read is judged. */
export interface ReadingJudge extends Pick<JudgeOptions, 'kernel' | 'memory'> {
  /** Returns the verdict on a model if it is already known. */
  readonly recall: (model: TrussModel) => TrussVerdict | null;
}

/** Finds every reason why a truss cannot be solved. Each check is made if the parts it depends on are well-formed. */
export function judgeSolvability(
  reading: TrussReading,
  { mohr, isPreview = false, limits }: TrussOptions,
  { recall, kernel, memory }: ReadingJudge,
): TrussJudgement {
  const { document, isWhole } = reading;
  const { model, failures, corrections } = assembleTruss(document, isWhole);
  const isPlaced = isWhole('joints', 'links') && !failures.some(({ code }) => BREAKS_SHAPE.has(code));
  // A solve factors the equations next, so that it need not be known beforehand whether they can be factored.
  const isFactoredNext =
    model !== null && reading.failures.length + failures.length === 0 && hasEnough(model);
  const judge = { isFactoredNext, kernel, memory };
  const known = model && (recall(model) ?? (isPreview && isFactoredNext ? verdictByCount(model) : null));
  const judged = isPlaced
    ? (known ??
      (model ? judgeFacts(gatherFacts(model.system, model.graph), judge) : judgeTruss(document, judge)))
    : null;
  const verdict = judged === null || judged.status === 'unknown' ? null : turnAlongLoads(judged, document);
  const found = [
    ...reading.failures,
    ...(limits ? checkMagnitude(document, limits) : []),
    ...failures,
    ...(judged?.status === 'unknown' ? [createTrussFailure('range.memory', '/joints')] : []),
    ...(verdict ? failuresOfVerdict(verdict) : []),
    ...(verdict && model ? needsOfConstants(verdict, model) : []),
    ...checkMohrJoints(mohr ?? [], { jointCount: numbersOf(document).anchors.length, model }),
  ];
  // A preview during a gesture has no time to look for overlaps and reports none.
  const overlaps = isPreview || !isPlaced ? [] : overlappingLinks(document);
  return {
    failures: found,
    corrections: [...corrections, ...unbentLinks(reading), ...overlaps],
    verdict,
    model,
  };
}

/** Failures after which joints and links do not form a structure whose stability can be judged. */
const BREAKS_SHAPE: ReadonlySet<TrussFailure['code']> = new Set<TrussFailure['code']>([
  'geometry.noJoints',
  'geometry.noLinks',
  'geometry.linkToItself',
  'geometry.doubledLink',
  'geometry.zeroLength',
  'geometry.index',
]);

/** Reports missing constants of an indeterminate truss, because statics alone does not give its forces. */
function needsOfConstants({ status, rank }: TrussVerdict, model: TrussModel): TrussFailure[] {
  if (model.isReal || status !== 'indeterminate') return [];
  const { actual, expected } = countUnknowns(model);
  return [createTrussFailure('range.indeterminate', '/links', { values: { actual, expected, rank } })];
}

/** Returns whether a stable truss can be solved: it has all constants, or as many unknowns as equations. */
function hasEnough(model: TrussModel): boolean {
  const { actual, expected } = countUnknowns(model);
  return model.isReal || actual === expected;
}

/** Returns the verdict on a truss that is factored next and has enough unknowns; null if it certainly moves. */
function verdictByCount(model: TrussModel): TrussVerdict | null {
  const { actual, expected } = countUnknowns(model);
  if (actual < expected) return null;
  const status = actual === expected ? 'determinate' : 'indeterminate';
  const [degree, W] = [actual - expected, expected - actual];
  return { status, degree, W, rank: expected, exact: false, mechanisms: [] };
}

/** Reports links that lie on others, with the links they lie on. */
function overlappingLinks(document: TrussReading['document']): TrussFailure[] {
  const ids = [...new Set(findOverlaps(document).flatMap(({ link, on }) => [link, on]))];
  return ids.length > 0
    ? [createTrussFailure('correction.linksOverlap', '/links', { ids: ids.sort((a, b) => a - b) })]
    : [];
}

/** Reports links with loads between their joints, whose bending is not computed. */
function unbentLinks({ document, isWhole }: TrussReading): TrussFailure[] {
  if (!isWhole('links')) return [];
  const { indexes, entries } = numbersOf(document).fullLinks;
  const ids = indexes.filter((_, at) => entries[at]!.loads.length > 0);
  return ids.length > 0 ? [createTrussFailure('correction.linkBending', '/links', { ids })] : [];
}
