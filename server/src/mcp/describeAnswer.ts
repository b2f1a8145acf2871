import type { ApiReply } from './apiPort.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The answer of a tool: a text, and the numbers behind it. */
export interface ToolAnswer {
  readonly text: string;
  readonly data: Fields;
  readonly isError?: boolean;
}

/** Maximum number of lines; longer lists are cut, because an agent reads text rather than tables. */
const MOST_LINES = 60;

/** Explains why the API returned no result: a refusal of the structure with its reasons, or a failure of the call. */
export function describeFailed({ status, body }: ApiReply): ToolAnswer | null {
  if (status === 200 && body['level'] !== 'error') return null;
  const { message, errors, errno, failures, verdict, features, details } = body;
  const reasons = Array.isArray(errors) ? errors.map(String) : [];
  const places = Array.isArray(details) ? details.map((detail) => JSON.stringify(detail)) : [];
  const head = status === 200 ? 'The structure cannot be solved' : `The call was refused (${status})`;
  const lines = [...reasons, ...places].map((line) => `- ${line}`);
  return {
    text: [`${head}: ${String(message)}`, ...lines, ...placesOf(failures)].join('\n'),
    data: { status, errno, message, errors, failures, verdict, features, details },
    isError: true,
  };
}

/** The reasons count parts from 1 as people do, the document from 0. */
function placesOf(failures: unknown): string[] {
  const paths = listOf(failures).flatMap(({ path }) =>
    typeof path === 'string' && path !== '' ? [path] : [],
  );
  const told = [...new Set(paths)].slice(0, MOST_LINES);
  return told.length === 0 ? [] : [`In the document, which counts from 0: ${told.join(', ')}`];
}

/** The values reported for each curve of a beam, with their units. */
const CURVES = [
  ['M', 'bending moment', 'moment'],
  ['Q', 'shear force', 'force'],
  ['N', 'axial force', 'force'],
  ['deflection', 'deflection', 'length'],
] as const;

/** The units of the numbers in a document, by unit system: SI, US customary. */
const UNITS = [
  { force: 'N', length: 'm', moment: 'N*m' },
  { force: 'lbf', length: 'in', moment: 'lbf*in' },
] as const;

/** Returns the units of a document; SI if it states none. */
export function unitsOf(document: Fields): (typeof UNITS)[number] {
  const { system } = (document['units'] ?? {}) as Fields;
  return UNITS[system === 1 ? 1 : 0];
}

/** Describes a solved beam: reactions and extremes of every case set, in the units of its document. */
export function describeBeam(body: Fields, document: Fields): ToolAnswer {
  const units = unitsOf(document);
  const sets = listOf(body['sets']).map((set, index) => ({
    set: index,
    reactions: set['R'],
    extremes: Object.fromEntries(CURVES.map(([key]) => [key, extremesOf(set[key])])),
  }));
  const lines = sets.flatMap(({ set, reactions, extremes }) => [
    `Case set ${set + 1}:`,
    ...listOf(reactions).map(
      ({ support, x, axial, normal, moment }) =>
        `- support ${Number(support) + 1} at x = ${write(x)}: Rx ${write(axial)}, Ry ${write(normal)}, M ${write(moment)}`,
    ),
    ...CURVES.flatMap(([key, name, measure]) => {
      const extreme = extremes[key];
      if (extreme == null) return [];
      const { min, max } = extreme;
      return [
        `- ${name} in ${units[measure]}: max ${write(max?.value)} at x = ${write(max?.x)}, min ${write(min?.value)} at x = ${write(min?.x)}`,
      ];
    }),
  ]);
  return { text: joinLines([...headOf(body), ...lines]), data: { ...verdictOf(body), sets } };
}

/** Describes a solved truss: the axial force in each rod, tension positive, and the reactions. */
export function describeTruss(body: Fields, document: Fields): ToolAnswer {
  const { force: unit } = unitsOf(document);
  const sets = listOf(body['sets']).map(({ N, R, utilisation, displacement, zeroForce }, set) => ({
    set,
    N,
    R,
    utilisation,
    displacement,
    zeroForce,
  }));
  const lines = sets.flatMap(({ set, N, R }) => [
    `Case set ${set + 1}:`,
    ...(Array.isArray(N) ? (N as unknown[]) : []).map(
      (force, link) => `- link ${link}: N = ${write(force)} ${unit}`,
    ),
    ...listOf(R).map(
      ({ joint, x, y, z }) => `- joint ${String(joint)}: R = (${write(x)}, ${write(y)}, ${write(z)}) ${unit}`,
    ),
  ]);
  return { text: joinLines([...headOf(body), ...lines]), data: { ...verdictOf(body), sets } };
}

/** Describes a solved frame: for every case set the reactions and the extremes along each member. */
export function describeFrame(body: Fields, document: Fields): ToolAnswer {
  const units = unitsOf(document);
  const sets = listOf(body['sets']).map(({ R, joints, members }, set) => ({
    set,
    reactions: R,
    joints,
    members: listOf(members).map((member) =>
      Object.fromEntries(CURVES.map(([key]) => [key, extremesOf(member[key])])),
    ),
  }));
  const lines = sets.flatMap(({ set, reactions, members }) => [
    `Case set ${set + 1}:`,
    ...listOf(reactions).map(
      ({ joint, x, y, moment }) =>
        `- joint ${String(joint)}: R = (${write(x)}, ${write(y)}) ${units.force}, M = ${write(moment)} ${units.moment}`,
    ),
    ...members.flatMap((member, index) =>
      CURVES.flatMap(([key, name, measure]) => {
        const extreme = member[key];
        if (extreme == null) return [];
        const { min, max } = extreme;
        return [
          `- member ${index}, ${name} in ${units[measure]}: max ${write(max?.value)} at x = ${write(max?.x)}, min ${write(min?.value)} at x = ${write(min?.x)}`,
        ];
      }),
    ),
  ]);
  return { text: joinLines([...headOf(body), ...lines]), data: { ...verdictOf(body), sets } };
}

/** Describes whether a structure is stable and, if not, what moves and which supports would prevent it. */
export function describeVerdict(body: Fields): ToolAnswer {
  const { status, degree } = (body['verdict'] ?? {}) as Fields;
  return {
    text: `It is stable: ${String(status)}, degree of static indeterminacy ${String(degree)}.`,
    data: verdictOf(body),
  };
}

function headOf(body: Fields): string[] {
  const { isReal, corrections, warnings, notes } = body;
  const told = [corrections, warnings, notes].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  return [
    'Solved.',
    // For a beam, a warning reports it already.
    ...(isReal === false && !listOf(corrections).some(({ code }) => code === 'correction.unitStiffness')
      ? ['Not every part has a material and a section: displacements have no meaning, but forces do.']
      : []),
    ...told.filter((line) => typeof line === 'string'),
  ];
}

function verdictOf({ level, hash, verdict, isReal, warnings, notes }: Fields): Fields {
  return { level, hash, verdict, isReal, warnings, notes };
}

interface Extreme {
  readonly x?: number;
  readonly value?: number;
}

function extremesOf(curve: unknown): { readonly min?: Extreme; readonly max?: Extreme } | null {
  if (typeof curve !== 'object' || curve === null) return null;
  const { min, max } = curve as { readonly min?: Extreme; readonly max?: Extreme };
  return { ...(min && { min }), ...(max && { max }) };
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? (value as Fields[]) : [];
}

/** Six digits are more than any reader needs; the exact numbers are in the structured content. */
export function write(value: unknown): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(6))) : '-';
}

export function joinLines(lines: readonly string[]): string {
  if (lines.length <= MOST_LINES) return lines.join('\n');
  return [
    ...lines.slice(0, MOST_LINES),
    `... and ${lines.length - MOST_LINES} more lines: see the structured content.`,
  ].join('\n');
}
