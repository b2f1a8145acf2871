import { formatNumber, type UnitSystem } from '../../src/index.ts';
import { describeUnfactoredTruss, describeUtilisation } from '../../src/texts/index.ts';
import { listUnfactored } from '../../src/truss/index.ts';
import type { SolvedTruss, TrussCase, TrussMohr, TrussSet } from '../../src/truss/index.ts';
import { createTrussWriter, describeWithPath } from '../createWriter.ts';
import { headed } from '../formatResult.ts';
import { formatTable } from '../formatTable.ts';
import { formatColumn } from './formatColumn.ts';
import { describeTrussVerdict } from './describeTrussVerdict.ts';
import { formatTrussEquations } from './formatTrussEquations.ts';

/** Greatest number of rows of a table for a large truss: those with the greatest forces. */
const MOST_ROWS = 60;
/** Greatest number of corrections listed individually. */
const MOST_NOTES = 20;

/** Parts that are printed in addition to verdict, forces, reactions and displacements. */
export interface ShownOfTruss {
  readonly equations: boolean;
}

/**
 * Formats a solved truss as text: verdict, and for each case set the forces of its links with stress and utilisation,
 * reactions, displacements, links without force and the checks. For a truss of more than 60 links only the rows with
 * the greatest numbers are printed.
 */
export function formatTrussAnswer(document: TrussCase, answer: SolvedTruss, shown: ShownOfTruss): string {
  const { corrections, sets, mohr, verdict, actual, expected } = answer;
  const { system } = document.units;
  const writer = createTrussWriter(document);
  const notes = corrections.slice(0, MOST_NOTES).map((one) => `Note: ${describeWithPath(one, writer)}`);
  const omitted = corrections.length - notes.length;
  const blocks = [
    ...(document.title === '' ? [] : [document.title]),
    [
      describeTrussVerdict(verdict, document),
      `${document.joints.length} joints, ${document.links.length} links: ${actual} unknowns, ${expected} equations.`,
      ...describeMass(answer.totalMass, system),
    ].join('\n'),
    ...(notes.length > 0
      ? [[...notes, ...(omitted > 0 ? [`and ${omitted} notes more.`] : [])].join('\n')]
      : []),
    ...(sets.some(isUseKnown) ? [describeUtilisation(writer)] : []),
    ...sets.map((set, index) => formatSet({ document, set, index, mohr: mohr ?? [], shown })),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function describeMass(mass: number, system: UnitSystem): string[] {
  if (mass === 0) return [];
  return [`Total mass ${formatNumber(mass, { digits: 3, trimZeros: true })} ${system === 0 ? 'kg' : 'lb'}.`];
}

interface ShownSet {
  readonly document: TrussCase;
  readonly set: TrussSet;
  readonly index: number;
  readonly mohr: readonly TrussMohr[];
  readonly shown: ShownOfTruss;
}

function formatSet({ document, set, index, mohr, shown }: ShownSet): string {
  const { system } = document.units;
  const title = document.caseSets[index]?.title ?? '';
  const heading =
    document.caseSets.length === 0 ? 'All loads' : `Case set ${index + 1}${title === '' ? '' : `: ${title}`}`;
  const { zeroForce, descriptor } = set;
  const axes = axesOf(document);
  const unfactored = listUnfactored(document)
    .filter((found) => found.set === index)
    .flatMap((found) => describeUnfactoredTruss(found, createTrussWriter(document)));
  return [
    [heading, '='.repeat(heading.length), ...unfactored].join('\n'),
    formatForces(document, set),
    formatVectors({ name: 'Reactions', quantity: 'force', vectors: set.R, axes, system }),
    ...(set.displacement === null
      ? []
      : [
          formatVectors({
            name: 'Displacements',
            quantity: 'displacement',
            vectors: set.displacement,
            axes,
            system,
          }),
        ]),
    ...(zeroForce.length === 0 ? [] : [`Without force: links ${listNumbers(zeroForce)}`]),
    ...mohr.map((one) => formatMohr(one, index, system)),
    ...(shown.equations && descriptor !== null ? [formatTrussEquations(descriptor)] : []),
    describeChecks(set),
  ].join('\n\n');
}

function formatForces({ links, units: { system } }: TrussCase, { N, stress, utilisation }: TrussSet): string {
  const chosen = greatest(N.map(Math.abs));
  const head = [
    'link',
    'joints',
    headed('N', 'force', system),
    ...(stress === null ? [] : [headed('stress', 'stress', system)]),
    ...(utilisation === null ? [] : ['of strength', 'of Euler load']),
  ];
  const writeForce = formatColumn(N, 'force', system);
  const writeStress = formatColumn(stress ?? [], 'stress', system);
  const rows = chosen.map((k) => {
    const use = utilisation?.[k];
    return [
      String(k + 1),
      `${links[k]!.i + 1}–${links[k]!.j + 1}`,
      writeForce(N[k]!),
      ...(stress === null ? [] : [writeStress(stress[k]!)]),
      ...(use === undefined ? [] : [formatShare(use.stress), formatShare(use.buckling)]),
    ];
  });
  return `${title('Axial forces, tension positive', chosen.length, N.length)}\n${formatTable(head, rows)}`;
}

/** Returns whether the strength or the Euler load of some rod is known. */
function isUseKnown({ utilisation }: TrussSet): boolean {
  return utilisation?.some(({ stress, buckling }) => stress !== null || buckling !== null) ?? false;
}

/** Lists the axes to print, without z for a plane truss. */
function axesOf({ joints }: TrussCase): readonly ('x' | 'y' | 'z')[] {
  return joints.some(({ z }) => z !== 0) ? ['x', 'y', 'z'] : ['x', 'y'];
}

/** Formats a table of vectors at joints, with a column for each axis. */
function formatVectors(of: {
  name: string;
  quantity: 'force' | 'displacement';
  vectors: TrussSet['R'];
  axes: readonly ('x' | 'y' | 'z')[];
  system: UnitSystem;
}): string {
  const { name, quantity, vectors, axes, system } = of;
  const chosen = greatest(vectors.map(({ x, y, z }) => Math.hypot(x, y, z)));
  const write = formatColumn(
    vectors.flatMap((vector) => axes.map((axis) => vector[axis])),
    quantity,
    system,
  );
  const rows = chosen.map((k) => {
    const vector = vectors[k]!;
    return [String(vector.joint + 1), ...axes.map((axis) => write(vector[axis]))];
  });
  const head = ['joint', ...axes.map((axis) => headed(axis, quantity, system))];
  return `${title(name, chosen.length, vectors.length)}\n${formatTable(head, rows)}`;
}

function formatMohr({ joint, axis, cases }: TrussMohr, index: number, system: UnitSystem): string {
  const { N, elongation, settlement, total } = cases[index]!;
  const parts = [
    ['forces', N],
    ['free elongations', elongation],
    ['settlements', settlement],
    ['total', total],
  ] as const;
  const write = formatColumn(
    parts.map(([, value]) => value),
    'displacement',
    system,
  );
  const rows = parts.map(([name, value]) => [name, write(value)]);
  return `Displacement of joint ${joint + 1} along ${axis} by the unit load\n${formatTable(['part', headed(axis, 'displacement', system)], rows)}`;
}

function describeChecks({ checks, residual, condition }: TrussSet): string {
  const numbers = [
    `residual ${residual.toExponential(1)}`,
    `condition number ${condition === null ? 'not estimated' : condition.toExponential(1)}`,
  ].join(', ');
  if (checks === null) return `Not checked: ${numbers}.`;
  const formatCheck = (name: string, value: number | null) =>
    `${name} ${value === null ? 'none' : value.toExponential(1)}`;
  const parts = [
    formatCheck('joints', checks.joints),
    formatCheck('whole', checks.whole),
    formatCheck('energy', checks.energy),
    formatCheck('compatibility', checks.compatibility),
    formatCheck(`second method${checks.method === null ? '' : ` (${checks.method})`}`, checks.secondMethod),
  ];
  return `Checks ${checks.passed ? 'passed' : 'FAILED'}: ${parts.join(', ')}; ${numbers}.`;
}

/** Returns the indexes in order, for a long list only those of the greatest numbers. */
function greatest(sizes: readonly number[]): number[] {
  const all = sizes.map((_, k) => k);
  if (all.length <= MOST_ROWS) return all;
  return all.sort((a, b) => sizes[b]! - sizes[a]! || a - b).slice(0, MOST_ROWS);
}

function title(name: string, shown: number, all: number): string {
  return shown === all ? name : `${name} (the greatest ${shown} of ${all}; --json prints all)`;
}

function formatShare(value: number | null): string {
  return value === null ? '' : formatNumber(value, { digits: 3 });
}

function listNumbers(indexes: readonly number[]): string {
  const numbers = indexes.slice(0, MOST_ROWS).map((index) => index + 1);
  return `${numbers.join(', ')}${indexes.length > numbers.length ? ` and ${indexes.length - numbers.length} more` : ''}`;
}
