import { formatNumber } from '../../src/index.ts';
import { methodOfJoints, methodOfSections } from '../../src/truss/index.ts';
import type { BodyEquation, FoundForce, SolvedTruss, TrussCase, TrussSet } from '../../src/truss/index.ts';

/**
 * The hand methods to print: joints up to the one with this index, or a section through these links. Numbers are
 * indexes.
 */
export interface ShownMethods {
  readonly joint: number | null;
  readonly cut: readonly number[] | null;
}

/** Calculates the requested methods in every case set, as data. */
export function findMethods(document: TrussCase, answer: SolvedTruss, { joint, cut }: ShownMethods) {
  return answer.sets.map((_, set) => ({
    ...(joint === null ? {} : { joint: methodOfJoints(document, answer, { joint, set }) }),
    ...(cut === null ? {} : { section: methodOfSections(document, answer, { links: cut, set }) }),
  }));
}

/**
 * Formats the method of joints for a joint, and the method of sections through links, for every case set; numbers in
 * base units.
 */
export function formatMethods(
  document: TrussCase,
  answer: SolvedTruss,
  { joint, cut }: ShownMethods,
): string {
  return answer.sets
    .map((_, set) => [
      ...(joint === null ? [] : [formatJoint(document, answer, { joint, set })]),
      ...(cut === null ? [] : [formatCut(document, answer, { cut, set })]),
    ])
    .flat()
    .join('\n\n');
}

function formatJoint(
  document: TrussCase,
  answer: SolvedTruss,
  { joint, set }: { readonly joint: number; readonly set: number },
): string {
  const { steps, isComplete } = methodOfJoints(document, answer, { joint, set });
  const lines = steps.flatMap((step) => [
    step.joint === null ? 'The whole truss' : `Joint ${step.joint + 1}`,
    ...(step.taken.length === 0
      ? []
      : [
          `  taken from the answer: ${step.taken.map((found) => nameForce(found, answer.sets[set]!)).join(', ')}`,
        ]),
    ...step.equations.map((equation) => `  ${formatBodyEquation(equation, answer.sets[set]!)}`),
    ...(step.finds.length === 0
      ? []
      : [`  → ${step.finds.map((found) => nameForce(found, answer.sets[set]!)).join(', ')}`]),
  ]);
  const name = `Method of joints, joint ${joint + 1}, case set ${set + 1}`;
  return [isComplete ? name : `${name} (not solvable from joints alone)`, ...lines].join('\n');
}

function formatCut(
  document: TrussCase,
  answer: SolvedTruss,
  { cut, set }: { readonly cut: readonly number[]; readonly set: number },
): string {
  const name = `Method of sections through links ${cut.map((link) => link + 1).join(', ')}, case set ${set + 1}`;
  const result = methodOfSections(document, answer, { links: cut, set });
  if (!result.ok) {
    const why =
      result.code === 'cutsNothing' ? 'nothing is cut' : 'the truss is still connected after the cut';
    return `${name}: ${why}.`;
  }
  const { joints, equations } = result.section;
  const reactions = listReactions(equations);
  return [
    name,
    `  free body: joints ${joints.map((one) => one + 1).join(', ')}`,
    ...(reactions.length === 0 ? [] : [`  reactions on it: ${reactions.join(', ')}`]),
    ...equations.map((equation) => `  ${formatBodyEquation(equation, answer.sets[set]!)}`),
  ].join('\n');
}

/** Lists the anchor forces in the equations of a body, each once. */
function listReactions(equations: readonly BodyEquation[]): string[] {
  const named = equations.flatMap(({ terms }) =>
    terms.flatMap((term) =>
      term.kind === 'reaction' ? [`R${term.joint + 1}${term.axis} = ${formatBase(term.force)}`] : [],
    ),
  );
  return [...new Set(named)];
}

function nameForce(found: FoundForce, { zeroForce }: TrussSet): string {
  const name = found.kind === 'link' ? `N${found.link + 1}` : `R${found.joint + 1}${found.axis}`;
  const isZero = found.kind === 'link' && zeroForce.includes(found.link);
  return `${name} = ${isZero ? '0' : formatBase(found.force)}`;
}

/** Writes `forces along (1, 0): −0.8·N3 + R1x = 0`; for moments also the point about which they are taken. */
function formatBodyEquation({ kind, direction, about, finds, terms }: BodyEquation, { N }: TrussSet): string {
  const at = about === null ? '' : ` at ${formatVector(about)}`;
  const head = `${kind} ${kind === 'forces' ? 'along' : 'about'} ${formatVector(direction)}${at}`;
  const least = DUST * Math.max(...terms.map(({ factor }) => Math.abs(factor)));
  const sum = terms
    .filter(({ factor }) => Math.abs(factor) > least)
    .map((term, k) => formatTerm(term, k === 0))
    .join(' ');
  return `${head}: ${sum === '' ? '0' : sum} = 0${finds === null ? '' : ` → N${finds + 1} = ${formatBase(N[finds]!)}`}`;
}

/** A factor this small, relative to the others of its equation, is the rounding of a right angle. */
const DUST = 1e-12;

function formatTerm(term: BodyEquation['terms'][number], isFirst: boolean): string {
  const isKnown = term.kind === 'load';
  const size = Math.abs(isKnown ? term.value : term.factor);
  const isNegative = (isKnown ? term.value : term.factor) < 0;
  const sign = isNegative ? '−' : isFirst ? '' : '+';
  const space = isFirst ? '' : ' ';
  if (isKnown) return `${sign}${space}${formatBase(size)}`;
  const name = term.kind === 'link' ? `N${term.link + 1}` : `R${term.joint + 1}${term.axis}`;
  const factor = formatBase(size);
  return `${sign}${space}${factor === '1' ? '' : `${factor}·`}${name}`;
}

function formatVector({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): string {
  return `(${[x, y, z].map(formatBase).join(', ')})`;
}

function formatBase(value: number): string {
  return formatNumber(value, { digits: 6, notation: 'significant', trimZeros: true });
}
