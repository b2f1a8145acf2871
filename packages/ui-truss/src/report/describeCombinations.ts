import {
  type CombinedTruss,
  type GoverningValue,
  type Range,
  type TrussSituation,
  solveTrussCombinations,
} from '@eecs/solver-core/combinations';
import { describeFailure } from '@eecs/solver-core/texts';
import { type TrussCase, solveTruss } from '@eecs/solver-core/truss';
import { findLifted, isCombining } from '@eecs/ui-kit/editing';
import {
  type ProvedValue,
  type ReportBlock,
  head,
  textBlock,
  describeNamed,
  describeProofsOf,
  describeRule,
  listGoverningRows,
} from '@eecs/ui-kit/report';
import { ANCHOR } from '../editing/joints.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { AXES } from '../editing/place.ts';
import { nameRod } from '../hand/writeLine.ts';
import type { PrintTable } from './inputTables.ts';
import { describeTable } from './describeTable.ts';
import type { TrussReportContext } from './trussReportContext.ts';

/**
 * Writes the combinations of the case sets: the rule, the governing forces of the rods, the governing reactions with
 * uplift in words, the governing displacements, the cited combinations, and the proof of the greatest forces. Returns
 * nothing for a document without combinations.
 */
export function describeCombinations(context: TrussReportContext): ReportBlock[] {
  const { answer, document, shared, t, writer } = context;
  if (answer === null || !isCombining(document)) return [];
  const found = combine(document);
  const title = head(shared('combined.title'), 2);
  if (!found.ok)
    return [
      title,
      textBlock(shared('combined.refused'), 'warning'),
      ...found.failures.map((failure) => textBlock(describeFailure(failure, writer), 'warning')),
    ];
  // Strength is checked in the first situation of every rule; without one, all situations are serviceability.
  const [strength] = found.situations;
  if (strength === undefined) return [title, ...describeRule(context, found.plan)];
  const service = found.situations.find(({ displacements }) => displacements !== null);
  const cited = new Set<string>();
  const of = ({ situation }: TrussSituation): string => `, ${situation}`;
  return [
    title,
    ...describeRule(context, found.plan),
    ...describeTable(
      listValues(context, strength, {
        caption: t('part.forces') + of(strength),
        first: context.print.t('rods.ends'),
        quantity: 'force',
        rows: strength.N.map((range, rod) => ({
          name: nameRod(rod, document.links),
          values: [['N', range]],
        })),
        cited,
      }),
      context,
    ),
    ...describeTable(listReactions(context, strength, cited), context),
    ...describeUplift(context, found, strength, cited),
    ...(service === undefined ? [] : describeTable(listShifts(context, service, cited), context)),
    describeNamed(context, found.situations, cited),
    ...describeProofsOf(context, found.plan, listProved(context, strength)),
  ];
}

function combine(document: TrussCase) {
  return solveTrussCombinations(document, (placed) => solveTruss(placed, { include: [], mohr: [] }));
}

interface ListedValues {
  readonly caption: string;
  /** The head of the column of names. */
  readonly first: string;
  readonly quantity: 'force' | 'displacement';
  readonly rows: readonly {
    readonly name: string;
    readonly values: readonly (readonly [symbol: string, range: Range<GoverningValue>])[];
  }[];
  /** Collects the names of the combinations that the table cites. */
  readonly cited: Set<string>;
}

/** Lists the greatest and least values with their combinations. */
function listValues(
  { shared, print, system }: TrussReportContext,
  situation: TrussSituation,
  { caption, first, quantity, rows, cited }: ListedValues,
): PrintTable {
  const unit = print.format.unit(quantity, system);
  return {
    caption,
    head: [
      first,
      '',
      `${shared('combined.max')}, ${unit}`,
      shared('combined.combination'),
      `${shared('combined.min')}, ${unit}`,
      shared('combined.combination'),
    ],
    rows: listGoverningRows(
      situation,
      rows.map(({ name, values }) => ({
        name,
        values: values.map(([symbol, range]) => ({ symbol, quantity, range })),
      })),
      { write: (value) => print.format.quantity(value, { quantity, system, withUnit: false }), cited },
    ),
  };
}

const axesOf = (document: TrussCase) => (isSpatial(document) ? AXES : (['x', 'y'] as const));

function listReactions(
  context: TrussReportContext,
  situation: TrussSituation,
  cited: Set<string>,
): PrintTable {
  const { document, print } = context;
  return listValues(context, situation, {
    caption: `${print.t('results.reactions')}, ${situation.situation}`,
    first: print.t('results.joint'),
    quantity: 'force',
    rows: situation.reactions.map(({ joint, ...along }) => ({
      name: String(joint + 1),
      values: axesOf(document)
        .filter((axis) => ((document.joints[joint]?.anchor ?? 0) & ANCHOR[axis]) !== 0)
        .map((axis) => [`R${axis}`, along[axis]] as const),
    })),
    cited,
  });
}

function listShifts(context: TrussReportContext, situation: TrussSituation, cited: Set<string>): PrintTable {
  const { document, print, t } = context;
  return listValues(context, situation, {
    caption: `${t('part.displacements')}, ${situation.situation}`,
    first: print.t('results.joint'),
    quantity: 'displacement',
    rows: (situation.displacements ?? []).map(({ joint, ...along }) => ({
      name: String(joint + 1),
      values: axesOf(document).map((axis) => [`u${axis}`, along[axis]] as const),
    })),
    cited,
  });
}

/** Lists the supports that have to resist uplift. */
function describeUplift(
  { shared, print, system }: TrussReportContext,
  truss: CombinedTruss,
  situation: TrussSituation,
  cited: Set<string>,
): ReportBlock[] {
  return findLifted(truss.situations, situation).map(({ joint, force, id }) => {
    cited.add(id);
    const name = `${print.t('results.joint')} ${joint + 1}`;
    const held = print.format.quantity(force, { quantity: 'force', system });
    return textBlock(shared('combined.uplift', { name, id, force: held }), 'warning');
  });
}

/** Lists the greatest tension and the greatest compression of all rods. */
function listProved(
  { document, format, shared }: TrussReportContext,
  situation: TrussSituation,
): readonly ProvedValue[] {
  return (['max', 'min'] as const).flatMap((kind) => {
    const sign = kind === 'max' ? 1 : -1;
    let most = 0;
    situation.N.forEach((range, rod) => {
      if (sign * range[kind].value > sign * (situation.N[most]?.[kind].value ?? 0)) most = rod;
    });
    const found = situation.N[most]?.[kind];
    if (found === undefined || sign * found.value <= 0) return [];
    const { write } = format.results({ quantity: 'force', greatest: Math.abs(found.value) });
    const name = `N ${nameRod(most, document.links)} ${shared(`combined.${kind}`)}`;
    return [{ ...found, name, kind, situation, write: (size) => write(size) }];
  });
}
