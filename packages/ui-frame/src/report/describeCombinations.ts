import type { Quantity } from '@eecs/solver-core';
import {
  type FrameSituation,
  type GoverningPoint,
  solveFrameCombinations,
} from '@eecs/solver-core/combinations';
import { type FrameCase, solveFrame } from '@eecs/solver-core/frame';
import { describeFailure } from '@eecs/solver-core/texts';
import { findLifted, isCombining } from '@eecs/ui-kit/editing';
import {
  type GoverningObject,
  type ProvedValue,
  type ReportBlock,
  describeNamed,
  describeProofsOf,
  describeRule,
  head,
  listGoverningRows,
  plain,
  textBlock,
  wordColumn,
} from '@eecs/ui-kit/report';
import { FORCES, type Force } from '../state/boardResults.ts';
import { type FrameReportContext, nameMember } from './frameReportContext.ts';

/**
 * Writes the combinations of the case sets: the rule, the governing forces of the members, the governing reactions with
 * uplift in words, the governing displacements, the cited combinations, and the proof of the extreme forces. Returns
 * nothing for a document without combinations.
 */
export function describeCombinations(context: FrameReportContext): ReportBlock[] {
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
  const table = (name: string, situation: FrameSituation, objects: readonly GoverningObject[]): ReportBlock =>
    listValues(context, situation, { caption: `${name}, ${situation.situation}`, objects, cited });
  return [
    title,
    ...describeRule(context, found.plan),
    table(t('part.forces'), strength, listForces(document, strength)),
    table(t('part.reactions'), strength, listReactions(strength)),
    ...describeUplift(context, found.situations, strength, cited),
    ...(service === undefined ? [] : [table(t('part.displacements'), service, listShifts(service))]),
    describeNamed(context, found.situations, cited),
    ...describeProofsOf(context, found.plan, listProved(context, strength)),
  ];
}

function combine(document: FrameCase) {
  return solveFrameCombinations(document, (placed) => solveFrame(placed, { include: [] }));
}

/** Lists the greatest and least values with their combinations; the unit stands beside each symbol. */
function listValues(
  { shared, format, unit, system }: FrameReportContext,
  situation: FrameSituation,
  {
    caption,
    objects,
    cited,
  }: {
    readonly caption: string;
    readonly objects: readonly GoverningObject[];
    readonly cited: Set<string>;
  },
): ReportBlock {
  const named = objects.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ ...value, symbol: `${value.symbol}, ${unit(value.quantity)}` })),
  }));
  const write = (value: number, quantity: Quantity): string =>
    format.quantity(value, { quantity, system, withUnit: false });
  const number = (name: 'max' | 'min') => ({ head: plain(shared(`combined.${name}`)), isNumeric: true });
  return {
    kind: 'table',
    caption,
    columns: [
      wordColumn(''),
      wordColumn(''),
      number('max'),
      wordColumn(shared('combined.combination')),
      number('min'),
      wordColumn(shared('combined.combination')),
    ],
    rows: listGoverningRows(situation, named, { write, cited }).map((row) => row.map((text) => plain(text))),
  };
}

function listForces(document: FrameCase, { members }: FrameSituation): readonly GoverningObject[] {
  return members.map((effects, member) => ({
    name: nameMember(document, member),
    values: FORCES.flatMap((symbol) => {
      const own = effects[symbol];
      if (own === undefined) return [];
      const range = { max: own.max.extreme, min: own.min.extreme };
      return [{ symbol, quantity: quantityOf(symbol), range }];
    }),
  }));
}

const quantityOf = (force: Force): Quantity => (force === 'M' ? 'moment' : 'force');

function listReactions({ reactions }: FrameSituation): readonly GoverningObject[] {
  return reactions.map(({ joint, x, y, moment }) => ({
    name: String(joint + 1),
    values: [
      { symbol: 'Rx', quantity: 'force', range: x },
      { symbol: 'Ry', quantity: 'force', range: y },
      { symbol: 'M', quantity: 'moment', range: moment },
    ],
  }));
}

function listShifts({ displacements }: FrameSituation): readonly GoverningObject[] {
  return (displacements ?? []).map(({ joint, x, y, r }) => ({
    name: String(joint + 1),
    values: [
      { symbol: 'ux', quantity: 'displacement', range: x },
      { symbol: 'uy', quantity: 'displacement', range: y },
      { symbol: 'φ', quantity: 'slope', range: r },
    ],
  }));
}

/** Lists the supports that have to resist uplift. */
function describeUplift(
  { shared, format, system, t }: FrameReportContext,
  situations: readonly FrameSituation[],
  situation: FrameSituation,
  cited: Set<string>,
): ReportBlock[] {
  return findLifted(situations, situation).map(({ joint, force, id }) => {
    cited.add(id);
    const name = `${t('column.joint')} ${joint + 1}`;
    const held = format.quantity(force, { quantity: 'force', system });
    return textBlock(shared('combined.uplift', { name, id, force: held }), 'warning');
  });
}

/** Lists the greatest and the least value of each force over all members. */
function listProved(
  { document, format, shared }: FrameReportContext,
  situation: FrameSituation,
): readonly ProvedValue[] {
  return FORCES.flatMap((force) =>
    (['max', 'min'] as const).flatMap((kind): ProvedValue[] => {
      const sign = kind === 'max' ? 1 : -1;
      let most: { readonly member: number; readonly point: GoverningPoint } | null = null;
      situation.members.forEach((effects, member) => {
        const point = effects[force]?.[kind].extreme;
        if (point !== undefined && (most === null || sign * point.value > sign * most.point.value))
          most = { member, point };
      });
      const found = most as { readonly member: number; readonly point: GoverningPoint } | null;
      if (found === null || sign * found.point.value <= 0) return [];
      const { value, combination, effects } = found.point;
      const { write } = format.results({ quantity: quantityOf(force), greatest: Math.abs(value) });
      const name = `${force} ${nameMember(document, found.member)} ${shared(`combined.${kind}`)}`;
      return [{ value, combination, effects, name, kind, situation, write: (size) => write(size) }];
    }),
  );
}
