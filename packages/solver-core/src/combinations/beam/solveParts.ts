import type { BeamAnswer, BeamSet, RefusedBeam } from '../../beam/answer/answer.ts';
import type { BeamCase, BeamSection, Load, Support } from '../../model/beam/document.ts';
import { MAX_CASE_SETS } from '../../model/common/constants.ts';
import { cutLoad } from './cutLoad.ts';
import type { BeamSpan } from './listSpans.ts';

/** Solves a beam: `solveBeam`, with the options that its caller wants. */
export type BeamSolver = (document: BeamCase) => BeamAnswer;

/**
 * The part of a case set on one span. The part after the last span contains actions without a load, that is,
 * settlements.
 */
export interface SetPart {
  readonly set: number;
  readonly span: number;
}

/** Results of parts of sets in a beam: several results whose sum is the part, or none if nothing acts. */
export type SolvedParts = ReadonlyMap<string, readonly BeamSet[]>;

/** The key of a part in `SolvedParts`. */
export const keyOfPart = ({ set, span }: SetPart): string => `${set} ${span}`;

/**
 * Solves parts of case sets, as many at once as a document has sets: a part is a case set of its own. Self weight is
 * solved span by span if some part of its set is needed. Returns the first refusal.
 */
export function solveParts(
  document: BeamCase,
  {
    parts,
    spans,
    solve,
  }: { readonly parts: readonly SetPart[]; readonly spans: readonly BeamSpan[]; readonly solve: BeamSolver },
):
  { readonly ok: true; readonly solved: SolvedParts } | { readonly ok: false; readonly answer: RefusedBeam } {
  const solved = new Map<string, BeamSet[]>(parts.map((part) => [keyOfPart(part), []]));
  const tasks = [...listLoadTasks(document, parts, spans), ...listWeightTasks(document, parts, spans)];
  for (const { document: asked, parts: own } of tasks) {
    const answer = solve(asked);
    if (answer.level === 'error') {
      // The span has no weight.
      if (answer.failures.every(({ code }) => code === 'loads.none')) continue;
      return { ok: false, answer };
    }
    own.forEach((part, k) => solved.get(keyOfPart(part))!.push(answer.sets[k]!));
  }
  return { ok: true, solved };
}

/** A document in which each set is one part. */
interface Task {
  readonly document: BeamCase;
  readonly parts: readonly SetPart[];
}

function listLoadTasks(document: BeamCase, parts: readonly SetPart[], spans: readonly BeamSpan[]): Task[] {
  const acting = parts.flatMap((part): { readonly part: SetPart; readonly loads: readonly Load[] }[] => {
    const span = spans[part.span];
    const loads = span === undefined ? [] : loadsOf(document, part.set, span);
    const acts = loads.length > 0 || (span === undefined && settles(document, part.set));
    return acts ? [{ part, loads }] : [];
  });
  return chunk(acting, MAX_CASE_SETS).map((some) => ({
    parts: some.map(({ part }) => part),
    document: {
      ...withoutWeight(document),
      caseSets: some.map(({ part }) => setOf(document, part)),
      loads: some.flatMap(({ loads }, k) => loads.map((load) => ({ ...load, sets: 2 ** k }))),
      supports: document.supports.map((support) =>
        withSets(
          support,
          some.reduce(
            (mask, { part }, k) =>
              part.span >= spans.length && isIn(support.sets, part.set) ? mask + 2 ** k : mask,
            0,
          ),
        ),
      ),
    },
  }));
}

function listWeightTasks(document: BeamCase, parts: readonly SetPart[], spans: readonly BeamSpan[]): Task[] {
  if (!document.selfWeight) return [];
  return spans.flatMap((span, at): Task[] => {
    const own = parts.filter(({ set, span: of }) => of === at && isIn(document.weightSets, set));
    if (own.length === 0) return [];
    const caseSets = own.map((part) => setOf(document, part));
    const supports = document.supports.map((support) => withSets(support, 0));
    const { materials } = document;
    return [
      {
        parts: own,
        document: {
          ...document,
          caseSets,
          weightSets: 2 ** own.length - 1,
          loads: [],
          supports,
          // The second copy has no weight: beam sections beyond the span use it.
          materials: [...materials, ...materials.map((material) => ({ ...material, rho: 0 }))],
          beamSections: weighOnly(document, span),
        },
      },
    ];
  });
}

/** Cuts the sections of a beam at the ends of a span and removes the weight of the sections beyond it. */
function weighOnly({ beamSections, materials, L }: BeamCase, { x0, x1 }: BeamSpan): readonly BeamSection[] {
  let start = 0;
  return beamSections.flatMap((section, k) => {
    const end = k === beamSections.length - 1 ? L : Math.min(section.x, L);
    const ends = [...new Set([x0, x1, end])].filter((x) => x > start && x <= end).sort((a, b) => a - b);
    return ends.map((x): BeamSection => {
      const isInside = start >= x0 && x <= x1;
      start = x;
      const { mass: _, ...rest } = section;
      if (isInside) return { ...section, x };
      const { materialIndex: index } = section;
      return { ...rest, x, materialIndex: index < 0 ? index : index + materials.length };
    });
  });
}

const isIn = (mask: number | undefined, set: number): boolean =>
  mask === undefined || ((mask >>> set) & 1) === 1;

function loadsOf(document: BeamCase, set: number, span: BeamSpan): readonly Load[] {
  return document.loads.flatMap((load) => {
    const piece = isIn(load.sets, set) ? cutLoad(load, span, document) : null;
    return piece === null ? [] : [piece];
  });
}

const settles = ({ supports }: BeamCase, set: number): boolean =>
  supports.some(({ settlement, sets }) => settlement !== undefined && isIn(sets, set));

const setOf = ({ caseSets }: BeamCase, { set }: SetPart) => ({ ...caseSets[set]!, combined: false });

function withSets({ settlement, sets: _, ...support }: Support, sets: number): Support {
  return settlement === undefined || sets === 0 ? support : { ...support, settlement, sets };
}

function withoutWeight({ weightSets: _, ...document }: BeamCase): BeamCase {
  return { ...document, selfWeight: false };
}

function chunk<T>(list: readonly T[], size: number): (readonly T[])[] {
  const chunks: (readonly T[])[] = [];
  for (let from = 0; from < list.length; from += size) chunks.push(list.slice(from, from + size));
  return chunks;
}
