import type { BeamAnswer, BeamSet, RefusedBeam } from '../../beam/answer/answer.ts';
import type { BeamCase, BeamSection, Load, Support } from '../../model/beam/document.ts';
import { MAX_CASE_SETS } from '../../model/common/constants.ts';
import { cutLoad } from './cutLoad.ts';
import type { BeamSpan } from './listSpans.ts';
import { scaleSet } from './scaleSet.ts';

/** Solves a beam: `solveBeam`, with the options that the caller wants. */
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
 * Solves parts of case sets, as many at once as a document has sets: a part is a case set of its own. Parts whose loads
 * are proportional, such as uniform loads of several floors on one span, are solved once. Self weight is solved span by
 * span if some part of its set is needed. Returns the first refusal.
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
    own.forEach((alike, k) => {
      const set = answer.sets[k]!;
      for (const { part, factor } of alike)
        solved.get(keyOfPart(part))!.push(factor === 1 ? set : scaleSet(set, factor));
    });
  }
  return { ok: true, solved };
}

/** Parts with proportional loads, each with the ratio of its loads to those of the first one. */
type AlikeParts = readonly { readonly part: SetPart; readonly factor: number }[];

/** A document in which each set is the first of some parts with proportional loads. */
interface Task {
  readonly document: BeamCase;
  readonly parts: readonly AlikeParts[];
}

function listLoadTasks(document: BeamCase, parts: readonly SetPart[], spans: readonly BeamSpan[]): Task[] {
  return chunk(groupAlike(document, parts, spans), MAX_CASE_SETS).map((some) => ({
    parts: some.map(({ alike }) => alike),
    document: {
      ...withoutWeight(document),
      caseSets: some.map(({ alike }) => setOf(document, alike[0]!.part)),
      loads: some.flatMap(({ loads }, k) => loads.map((load) => ({ ...load, sets: 2 ** k }))),
      supports: document.supports.map((support) =>
        withSets(
          support,
          some.reduce((mask, { alike }, k) => {
            const { part } = alike[0]!;
            return part.span >= spans.length && isIn(support.sets, part.set) ? mask + 2 ** k : mask;
          }, 0),
        ),
      ),
    },
  }));
}

interface Group {
  readonly alike: { readonly part: SetPart; readonly factor: number }[];
  /** The loads of the first part. */
  readonly loads: readonly Load[];
  /** The number by which its loads are divided for comparison. */
  readonly unit: number;
}

/** Groups parts by their loads; a part that only settles is a group of its own. */
function groupAlike(document: BeamCase, parts: readonly SetPart[], spans: readonly BeamSpan[]): Group[] {
  const groups: Group[] = [];
  const known = new Map<string, Group>();
  const ofSet = document.caseSets.map((_, set) => document.loads.filter(({ sets }) => isIn(sets, set)));
  for (const part of parts) {
    const span = spans[part.span];
    const loads = span === undefined ? [] : cutLoads(ofSet[part.set]!, span, document);
    if (loads.length === 0) {
      if (span === undefined && settles(document, part.set))
        groups.push({ alike: [{ part, factor: 1 }], loads, unit: 1 });
      continue;
    }
    const unit = loads.flatMap(valuesOf).find((value) => value !== 0) ?? 1;
    const key = JSON.stringify([
      document.caseSets[part.set]!.angle,
      loads.map((load) => [
        load.className,
        load.x,
        'alpha' in load ? load.alpha : 0,
        valuesOf(load).map((value) => value / unit),
      ]),
    ]);
    const found = known.get(key);
    if (found) found.alike.push({ part, factor: unit / found.unit });
    else {
      const group = { alike: [{ part, factor: 1 }], loads, unit };
      known.set(key, group);
      groups.push(group);
    }
  }
  return groups;
}

const valuesOf = (load: Load): readonly number[] => ('y' in load ? load.y : load.c);

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
        parts: own.map((part) => [{ part, factor: 1 }]),
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

function cutLoads(loads: readonly Load[], span: BeamSpan, document: BeamCase): readonly Load[] {
  const pieces: Load[] = [];
  for (const load of loads) {
    const piece = cutLoad(load, span, document);
    if (piece !== null) pieces.push(piece);
  }
  return pieces;
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
