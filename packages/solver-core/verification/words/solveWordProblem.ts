import { solveBeam, valueAt } from '@eecs/solver-core';
import type { Diagram } from '@eecs/solver-core';
import { solveFrame } from '@eecs/solver-core/frame';
import { solveTruss } from '@eecs/solver-core/truss';
import { UNITS } from './wordProblem.ts';
import type { AskedAnswer, WordProblem } from './wordProblem.ts';

interface Named {
  readonly id: string;
}

/** The parts of a document that an asked place names. */
interface WrittenDocument {
  readonly units?: { readonly system?: number };
  readonly joints?: readonly Named[];
  readonly links?: readonly Named[];
  readonly members?: readonly Named[];
}

/** Solves the document of a problem and returns what the solver answers to each asked number, in its unit. */
export function solveWordProblem(problem: WordProblem): readonly number[] {
  const read = READERS[problem.kind](problem.document);
  return problem.asked.map((asked) => read(asked) / UNITS[asked.unit]);
}

type Reader = (document: WrittenDocument) => (asked: AskedAnswer) => number;

const READERS: Readonly<Record<WordProblem['kind'], Reader>> = {
  beam: readBeam,
  truss: readTruss,
  frame: readFrame,
};

function readBeam(document: WrittenDocument): (asked: AskedAnswer) => number {
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const set = answer.sets[0]!;
  return ({ quantity, place }) => {
    const [name, which] = quantity.split('.') as [
      'N' | 'Q' | 'M' | 'deflection' | 'slope' | 'R',
      ('min' | 'max' | 'moment')?,
    ];
    const x = (place?.x ?? NaN) * lengthOf(document);
    if (name === 'R') {
      const reaction = set.R.find((one) => Math.abs(one.x - x) < 1e-9);
      return reaction?.[which === 'moment' ? 'moment' : 'normal'] ?? NaN;
    }
    if (which === 'min' || which === 'max') return set[name][which].value;
    return valueAt(set[name], x, place?.side === 'left' ? 'left' : 'right');
  };
}

function readTruss(document: WrittenDocument): (asked: AskedAnswer) => number {
  const answer = solveTruss(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const set = answer.sets[0]!;
  return ({ quantity, place }) => {
    if (quantity === 'N') return set.N[indexOf(document.links, place?.member)] ?? NaN;
    const [name, axis] = quantity.split('.') as ['R' | 'u', 'x' | 'y'];
    const joint = indexOf(document.joints, place?.joint);
    const list = name === 'R' ? set.R : set.displacement;
    return list?.find((one) => one.joint === joint)?.[axis] ?? NaN;
  };
}

function readFrame(document: WrittenDocument): (asked: AskedAnswer) => number {
  const answer = solveFrame(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const set = answer.sets[0]!;
  return ({ quantity, place }) => {
    if (place?.member !== undefined) {
      const results = set.members[indexOf(document.members, place.member)]!;
      const diagram: Diagram = results[quantity as 'N' | 'Q' | 'M'];
      const x = (place.x ?? NaN) * lengthOf(document);
      return valueAt(diagram, x, x < diagram.segments.at(-1)!.x1 ? 'right' : 'left');
    }
    const [name, part] = quantity.split('.') as ['R' | 'u', 'x' | 'y' | 'moment'];
    const joint = indexOf(document.joints, place?.joint);
    if (name === 'R') return set.R.find((one) => one.joint === joint)?.[part] ?? NaN;
    return set.joints?.[joint]?.[part as 'x' | 'y'] ?? NaN;
  };
}

/** Returns the unit of places, m or ft, in the base unit of lengths of the document, m or in. */
function lengthOf({ units }: WrittenDocument): number {
  return units?.system === 1 ? 12 : 1;
}

function indexOf(list: readonly Named[] | undefined, id: string | undefined): number {
  const index = list?.findIndex((one) => one.id === id) ?? -1;
  if (index < 0) throw new Error(`The document has no ${id}`);
  return index;
}
