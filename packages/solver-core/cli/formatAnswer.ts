import { formatNumber, totalMass } from '../src/index.ts';
import type {
  BeamCase,
  BeamSet,
  Checks,
  Diagram,
  Mohr,
  Reaction,
  SolvedBeam,
  UnitSystem,
} from '../src/index.ts';
import { findContradictions, listUnfactored } from '../src/rules/index.ts';
import { describeContradiction, describeGap, describeUnfactored } from '../src/texts/index.ts';
import { createBeamWriter, describeWithPath } from './createWriter.ts';
import { describeVerdict, KINDS } from './describeMechanism.ts';
import { formatCurve, type Curve } from './formatCurve.ts';
import { formatEquations } from './formatEquations.ts';
import { formatFloorPlan } from './formatFloorPlan.ts';
import { formatMohr } from './formatMohr.ts';
import { formatPlace } from './formatPlace.ts';
import { formatResult, headed } from './formatResult.ts';
import { formatProfile, formatTheories } from './formatStresses.ts';
import { formatTable } from './formatTable.ts';

/** Parts that are printed in addition to verdict, reactions, extremes, floor plan, Mohr's integral and checks. */
export interface Shown {
  readonly equations: boolean;
}

/**
 * Formats a solved beam as text: verdict, and for each case set reactions and extremes with units, stresses, the floor
 * plan of a hinged beam, Mohr's integral and the checks.
 */
export function formatAnswer(document: BeamCase, answer: SolvedBeam, shown: Shown): string {
  const { corrections, isReal, sets, mohr } = answer;
  const gaps = answer.stresses?.gaps ?? [];
  const writer = createBeamWriter(document);
  const modulus = (value: number) => `${formatFigures(value)} ${document.units.system === 0 ? 'MPa' : 'psi'}`;
  const notes = [
    ...corrections.map((one) => describeWithPath(one, writer)),
    ...findContradictions(document).map((one) => describeContradiction(one, writer, modulus)),
    ...gaps.map((gap) => describeGap(gap, writer)),
  ];
  const blocks = [
    ...(document.title === '' ? [] : [document.title]),
    [describeVerdict(answer.verdict, document), ...describeMass(document)].join('\n'),
    ...(notes.length > 0 ? [notes.map((note) => `Note: ${note}`).join('\n')] : []),
    ...sets.map((set, index) => formatSet({ document, isReal, set, index, mohr: mohr ?? [], shown })),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function formatFigures(value: number): string {
  return formatNumber(value, { digits: 6, notation: 'significant', trimZeros: true });
}

function describeMass(document: BeamCase): string[] {
  const mass = totalMass(document);
  if (mass === 0) return [];
  const unit = document.units.system === 0 ? 'kg' : 'lb';
  return [`Total mass ${formatNumber(mass, { digits: 3, trimZeros: true })} ${unit}.`];
}

interface ShownSet {
  readonly document: BeamCase;
  readonly isReal: boolean;
  readonly set: BeamSet;
  readonly index: number;
  readonly mohr: readonly Mohr[];
  readonly shown: Shown;
}

function formatSet({ document, isReal, set, index, mohr, shown }: ShownSet): string {
  const { system } = document.units;
  const { tree, descriptor, checks } = set;
  const curves = curvesOf(set, isReal);
  const details = curves.flatMap((curve) => formatCurve(curve, system));
  const title = document.caseSets[index]?.title;
  const name = title === undefined || title === '' ? '' : `: ${title}`;
  const heading = document.caseSets.length === 0 ? 'All loads' : `Case set ${index + 1}${name}`;
  return [
    [
      heading,
      '='.repeat(heading.length),
      ...describeCombination(document, index),
      ...listUnfactored(document)
        .filter((found) => found.set === index)
        .flatMap((found) => describeUnfactored(found, createBeamWriter(document))),
    ].join('\n'),
    `Reactions\n${formatReactions(document, set.R)}`,
    `Extremes\n${formatExtremes(curves, system)}`,
    ...(set.EQ === null ? [] : [formatTheories(set.EQ, system)]),
    ...(set.profile ? [formatProfile(set.profile, system)] : []),
    ...(details.length === 0 ? [] : [`Local extremes, zeros and jumps\n${details.join('\n')}`]),
    ...(tree !== null && tree.bms.length > 1 ? [`Floor plan\n${formatFloorPlan(tree, system)}`] : []),
    ...mohr.map((one) => formatMohr(one, { index, isReal, system })),
    ...(shown.equations && descriptor !== null ? [formatEquations(descriptor, system)] : []),
    ...(checks === null ? [] : [describeChecks(checks)]),
  ].join('\n\n');
}

function formatReactions({ supports, units: { system } }: BeamCase, R: readonly Reaction[]): string {
  const rows = R.map(({ support, x, axial, normal, moment }) => [
    `${support + 1} ${KINDS[supports[support]?.className ?? 'spring']}`,
    formatPlace(x, system),
    formatResult(axial, 'force', system),
    formatResult(normal, 'force', system),
    formatResult(moment, 'moment', system),
  ]);
  const head = [
    'support',
    'at',
    headed('axial', 'force', system),
    headed('normal', 'force', system),
    headed('moment', 'moment', system),
  ];
  return formatTable(head, rows);
}

/** The diagrams of a set as they are printed; without real constants displacements are EI or EA times as large. */
function curvesOf(set: BeamSet, isReal: boolean): readonly Curve[] {
  const forces: readonly Curve[] = [
    { name: 'N', quantity: 'force', diagram: set.N },
    { name: 'Q', quantity: 'force', diagram: set.Q },
    { name: 'M', quantity: 'moment', diagram: set.M },
  ];
  const displacements: readonly Curve[] = isReal
    ? [
        { name: 'u', quantity: 'displacement', diagram: set.u },
        { name: 'deflection', quantity: 'displacement', diagram: set.deflection },
        ...named('shear part', 'displacement', set.shearDeflection),
        ...named('sideways', 'displacement', set.lateral),
        { name: 'slope', quantity: 'slope', diagram: set.slope },
      ]
    : [
        { name: 'EA·u', quantity: 'scaledDisplacement', diagram: set.u },
        { name: 'EI·deflection', quantity: 'scaledDeflection', diagram: set.deflection },
        { name: 'EI·slope', quantity: 'scaledSlope', diagram: set.slope },
      ];
  const stresses: readonly Curve[] = [
    ...named('S top', 'stress', set.S?.top),
    ...named('S bottom', 'stress', set.S?.bottom),
    ...named('T', 'stress', set.T),
  ];
  return [...forces, ...displacements, ...stresses];
}

/** Returns an empty list for a diagram that is not known. */
function named(name: string, quantity: Curve['quantity'], diagram: Diagram | null | undefined): Curve[] {
  return diagram ? [{ name, quantity, diagram }] : [];
}

function formatExtremes(curves: readonly Curve[], system: UnitSystem): string {
  return formatTable(
    ['diagram', 'min', 'at', 'max', 'at'],
    curves.map(({ name, quantity, diagram: { min, max } }) => [
      headed(name, quantity, system),
      formatResult(min.value, quantity, system),
      formatPlace(min.x, system),
      formatResult(max.value, quantity, system),
      formatPlace(max.x, system),
    ]),
  );
}

/** Lists the members of a combined set: each set that is not combined itself, times its factor. */
function describeCombination({ caseSets }: BeamCase, index: number): string[] {
  const { combined = false, factors = {} } = caseSets[index] ?? {};
  if (!combined) return [];
  const terms = caseSets.flatMap((member, k) => {
    const factor = factors[k] ?? 1;
    if (member.combined || factor === 0) return [];
    return [factor === 1 ? `set ${k + 1}` : `${formatFigures(factor)} × set ${k + 1}`];
  });
  return [`Combined: ${terms.length === 0 ? 'no set' : terms.join(' + ')}`];
}

function describeChecks({ equilibrium, continuity, energy, secondMethod, passed }: Checks): string {
  const parts = [
    `equilibrium ${equilibrium.toExponential(1)}`,
    `continuity ${continuity.toExponential(1)}`,
    `energy ${energy.toExponential(1)}`,
    `second method ${secondMethod === null ? 'none' : secondMethod.toExponential(1)}`,
  ];
  return `Checks ${passed ? 'passed' : 'FAILED'}: ${parts.join(', ')}.`;
}
