import { type Fields, type ToolAnswer, joinLines, listOf, unitsOf, write } from './describeAnswer.ts';

/**
 * Describes the governing results of a beam: the extremes of each span, the reactions, and the few combinations that
 * govern them.
 */
export function describeBeamCombinations(body: Fields, document: Fields): ToolAnswer {
  const units = unitsOf(document);
  return describeSituations(body, ({ spans, reactions }, nameOf) => [
    ...listOf(spans).flatMap(({ M, Q, deflection, ratio }, k) => [
      ...describeRange(`span ${k + 1}, bending moment in ${units.moment}`, M, nameOf),
      ...describeRange(`span ${k + 1}, shear force in ${units.force}`, Q, nameOf),
      ...describeRange(`span ${k + 1}, deflection in ${units.length}`, deflection, nameOf),
      ...(typeof ratio === 'number' ? [`- span ${k + 1}, span over deflection ${write(ratio)}`] : []),
    ]),
    ...listOf(reactions).flatMap(({ support, normal, isLifted }) => [
      ...describeRange(`support ${Number(support) + 1}, Ry in ${units.force}`, normal, nameOf),
      ...(isLifted === true
        ? [`- support ${Number(support) + 1} is lifted: it has to hold the beam down`]
        : []),
    ]),
  ]);
}

/**
 * Describes the governing results of a truss: the force of each rod, the reactions, and the few combinations that
 * govern them.
 */
export function describeTrussCombinations(body: Fields, document: Fields): ToolAnswer {
  const { force } = unitsOf(document);
  return describeSituations(body, ({ N, reactions }, nameOf) => [
    ...listOf(N).flatMap((range, link) => describeRange(`link ${link}, N in ${force}`, range, nameOf)),
    ...listOf(reactions).flatMap(({ joint, y, isLifted }) => [
      ...describeRange(`joint ${String(joint)}, Ry in ${force}`, y, nameOf),
      ...(isLifted === true
        ? [`- joint ${String(joint)} is lifted: its anchor has to hold the truss down`]
        : []),
    ]),
  ]);
}

/**
 * Describes the governing results of a frame: the extremes of each member, the reactions, and the few combinations that
 * govern them.
 */
export function describeFrameCombinations(body: Fields, document: Fields): ToolAnswer {
  const { force, moment, length } = unitsOf(document);
  const units = { N: force, Q: force, M: moment, deflection: length };
  return describeSituations(body, ({ members, reactions }, nameOf) => [
    ...listOf(members).flatMap((effects, member) =>
      Object.entries(units).flatMap(([effect, unit]) =>
        describeRange(`member ${member}, ${effect} in ${unit}`, extremesOf(effects[effect]), nameOf),
      ),
    ),
    ...listOf(reactions).flatMap(({ joint, x, y, isLifted }) => [
      ...describeRange(`joint ${String(joint)}, Rx in ${force}`, x, nameOf),
      ...describeRange(`joint ${String(joint)}, Ry in ${force}`, y, nameOf),
      ...(isLifted === true
        ? [`- joint ${String(joint)} is lifted: its support has to hold the frame down`]
        : []),
    ]),
  ]);
}

/** Returns the extremes of an envelope along a member. */
function extremesOf(range: unknown): unknown {
  if (typeof range !== 'object' || range === null) return null;
  const { max, min } = range as { readonly max: Fields; readonly min: Fields };
  return { max: max['extreme'], min: min['extreme'] };
}

type NameOf = (combination: unknown) => string;

function describeSituations(
  { combinations, combinationErrors }: Fields,
  describe: (situation: Fields, nameOf: NameOf) => readonly string[],
): ToolAnswer {
  const { rule, situations, failures } = (combinations ?? {}) as Fields;
  const reasons = Array.isArray(combinationErrors) ? combinationErrors.map(String) : [];
  if (reasons.length > 0) {
    return {
      text: ['The case sets cannot be combined:', ...reasons.map((line) => `- ${line}`)].join('\n'),
      data: { failures, combinationErrors: reasons },
      isError: true,
    };
  }
  const { standard, national } = (rule ?? {}) as Fields;
  const lines = listOf(situations).flatMap((situation) => {
    const named = listOf(situation['combinations']);
    const nameOf: NameOf = (index) => String(named[Number(index)]?.['id']);
    return [
      `${String(situation['situation'])}:`,
      ...describe(situation, nameOf),
      ...named.map(
        ({ id, label, terms }) =>
          `- combination ${String(id)} ${String(label)}: ${listOf(terms)
            .map(
              ({ set, span, factor }) =>
                `${write(factor)} x set ${Number(set) + 1}${typeof span === 'number' ? ` on span ${span + 1}` : ''}`,
            )
            .join(' + ')}`,
      ),
    ];
  });
  const head = rule === null ? 'Combinations made by hand.' : `By ${String(national ?? standard)}.`;
  return { text: joinLines([head, ...lines]), data: { rule, situations: trimSituations(situations) } };
}

/** Leaves out the envelope curves, because an agent needs single values. */
function trimSituations(situations: unknown): readonly Fields[] {
  return listOf(situations).map(({ effects: _, members, ...rest }) => ({
    ...rest,
    ...(Array.isArray(members) && {
      members: listOf(members).map((effects) =>
        Object.fromEntries(Object.entries(effects).map(([effect, range]) => [effect, extremesOf(range)])),
      ),
    }),
  }));
}

function describeRange(name: string, range: unknown, nameOf: NameOf): readonly string[] {
  if (typeof range !== 'object' || range === null) return [];
  const { max, min } = range as { readonly max: Fields; readonly min: Fields };
  const report = ({ value, x, combination }: Fields) =>
    `${write(value)}${x === undefined ? '' : ` at x = ${write(x)}`} (${nameOf(combination)})`;
  return [`- ${name}: max ${report(max)}, min ${report(min)}`];
}
