import { type CaseUnits, convertQuantity } from '@eecs/solver-core';
import {
  type DocumentEdit,
  type DocumentKind,
  type EditNote,
  type ParseDocument,
  type Session,
  createSession,
} from '@eecs/ui-kit/editor';

/** A document that is neither a beam nor a truss: places on a line, lengths in the units of the document. */
export interface NumberLine {
  readonly title: string;
  readonly units: CaseUnits;
  readonly isAccurate: boolean;
  readonly places: readonly number[];
}

/** The result of a line: the distance between its outermost places. */
export interface MeasuredLine {
  readonly level: 'ok';
  readonly hash: string;
  readonly span: number;
  readonly sets: readonly unknown[];
}

/** The refusal of a line without places. */
export interface RefusedLine {
  readonly level: 'error';
  readonly reason: 'empty';
}

export interface LineTypes {
  readonly document: NumberLine;
  readonly solved: MeasuredLine;
  readonly refused: RefusedLine;
  readonly note: EditNote<'taken'>;
  readonly tab: 'places';
  readonly item: object;
}

export type LineEdit = DocumentEdit<NumberLine, LineTypes['note']>;

export const THREE: NumberLine = {
  title: 'Three',
  units: { system: 0, incrementIndex: 3, stepIndex: 1 },
  isAccurate: false,
  places: [0, 2.54, 5.08],
};

/** The properties of lines that an editor needs. */
export const lineKind: DocumentKind<LineTypes> = {
  name: 'line',
  editor: 'LineEditor',
  parse: parseLine,
  hash: ({ units, places }) => JSON.stringify([units.system, places]),
  toSystem: (line, system) => ({
    ...line,
    units: { ...line.units, system },
    places: line.places.map((x) => convertQuantity(x, 'length', line.units.system, system)),
  }),
  answerToSystem: (answer, from, line) => ({
    ...answer,
    hash: lineKind.hash(line),
    span: convertQuantity(answer.span, 'length', from, line.units.system),
  }),
  limitsOf: (name) => ({ places: name === 'full' ? 5 : 3 }),
};

/** The session of a line; only a refused field prevents solving. */
export const lineSession: Session<LineTypes> = createSession(lineKind, {
  isHindered: (get) => get(lineSession.refusedFieldsAtom).size > 0,
});

/** Adds a place to a line; refuses a place that is taken. */
export function addPlace(line: NumberLine, x: number): LineEdit {
  if (line.places.includes(x)) return { document: line, notes: [{ code: 'taken', count: 1 }] };
  return { document: { ...line, places: [...line.places, x] }, notes: [] };
}

/** Measures a line. */
export function measureLine(line: NumberLine): MeasuredLine | RefusedLine {
  const { places } = line;
  if (places.length === 0) return { level: 'error', reason: 'empty' };
  const span = Math.max(...places) - Math.min(...places);
  return { level: 'ok', hash: lineKind.hash(line), span, sets: [{}] };
}

function parseLine(input: unknown): ReturnType<ParseDocument<NumberLine>> {
  const { title, units, isAccurate = false, places } = (input ?? {}) as Partial<NumberLine>;
  const isLine =
    typeof title === 'string' &&
    (units?.system === 0 || units?.system === 1) &&
    Array.isArray(places) &&
    places.every((x) => Number.isFinite(x));
  return isLine
    ? { ok: true, document: { title, units, isAccurate, places } }
    : { ok: false, failures: [{ code: 'line', path: '' }] };
}
