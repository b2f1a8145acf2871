import { parseFrame } from '@eecs/solver-core/frame';
import { FRAME_CLOSED_FORM, foundInFrame, frameDeviation, solveFrameProblem } from '../frame/frameProblem.ts';
import type { FrameExpected, FrameProblem } from '../frame/frameProblem.ts';
import { describeFrameQuantity } from '../frame/describeFrameQuantity.ts';
import type { FrameGroup } from '../frame/problems/index.ts';

/** Formatting of the report that this part uses. */
interface Format {
  readonly alignTable: (rows: readonly (readonly string[])[]) => string[];
  readonly formatRelative: (value: number) => string;
  readonly formatValue: (value: number, scale: number) => string;
  readonly cite: (problem: Pick<FrameProblem, 'id' | 'source'>) => string[];
}

/**
 * Composes the frames that are compared with books and closed forms: a table for each, with a row for each number or
 * word.
 */
export function composeFrames(groups: readonly FrameGroup[], format: Format): string[] {
  return groups.flatMap(({ title, problems }) => [
    `## ${title}`,
    '',
    ...problems.flatMap((problem) => composeProblem(problem, format)),
  ]);
}

const HEAD = ['what', 'expected', 'found', 'deviation, relative', 'allowed, relative'];

function composeProblem(problem: FrameProblem, format: Format): string[] {
  const { id, title, source, expected, why, document } = problem;
  const answer = solveFrameProblem(problem);
  const rows = expected.map((one) =>
    composeRow(problem, one, { found: foundInFrame(problem, answer, one.what), format }),
  );
  return [
    `### ${title}`,
    '',
    ...format.cite({ id, source }),
    ...(why === undefined ? [] : [`Why: ${why}.`]),
    '',
    describeFrame(document),
    '',
    ...format.alignTable([HEAD, ...rows]),
    '',
  ];
}

function composeRow(
  problem: FrameProblem,
  one: FrameExpected,
  { found, format }: { found: number | string; format: Format },
): string[] {
  const { what, value, tolerance = FRAME_CLOSED_FORM } = one;
  const away = frameDeviation(problem, one, found);
  const name = describeFrameQuantity(what);
  if (typeof value === 'string' || typeof found === 'string')
    return [name, String(value), String(found), away === 0 ? '0' : 'differs', '0'];
  const numbers = problem.expected.map((other) =>
    typeof other.value === 'number' ? Math.abs(other.value) : 0,
  );
  const scale = Math.abs(value) || Math.max(...numbers);
  return [
    name,
    format.formatValue(value, scale),
    format.formatValue(found, scale),
    format.formatRelative(away),
    format.formatRelative(tolerance),
  ];
}

/** Describes a frame in one line, generated from the solved document: joints, supports and members by number. */
function describeFrame(given: object): string {
  const parsed = parseFrame(given);
  if (!parsed.ok) throw new Error('a problem has a document that cannot be read');
  const { joints, members, sections, inextensible } = parsed.document;
  const places = joints.map(({ x, y, support }) => {
    const turned = support && support.alpha !== 0 ? ` at ${support.alpha}°` : '';
    return `(${x}, ${y})${support ? ` ${support.className}${turned}` : ''}`;
  });
  const bars = members.map(({ i, j, ends, crossSectionIndex }) => {
    const end = (M: string | number | undefined) =>
      M === 'free' ? ' hinged' : M === undefined ? '' : ' sprung';
    const size = sections.length > 1 ? ` Iy ${sections[crossSectionIndex]!.Iy} cm⁴` : '';
    return `${i + 1}${end(ends.i.M)}–${j + 1}${end(ends.j.M)}${size}`;
  });
  return `Frame: joints ${places.join(', ')} m; members ${bars.join(', ')}; E 200000 MPa${
    sections.length === 1 ? `, Iy ${sections[0]!.Iy} cm⁴` : ''
  }${inextensible ? ', inextensible' : ''}.`;
}
