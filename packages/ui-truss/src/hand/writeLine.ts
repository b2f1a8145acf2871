import type { EquationWriter } from '@eecs/ui-kit/layout';
import type { TrussCase } from '@eecs/solver-core/truss';
import type { HandLine, HandTerm } from './workOut.ts';

/** A letter of a formula with its subscript, such as N with 2–3. */
export interface Letter {
  readonly letter: string;
  readonly index: string;
}

/** One term of a written equation. */
export interface WrittenTerm {
  readonly sign: '+' | '−';
  /** Null if it is 1. */
  readonly factor: string | null;
  /** The unknown, or the symbol of the number. */
  readonly name: Letter;
  /** The number that replaces it; null for an unknown. */
  readonly number: { readonly sign: '+' | '−'; readonly text: string } | null;
}

/** If an equation has more loads or reactions than this, their sum is written. */
const MOST_ALIKE = 8;
/** A factor that differs from 1 by less than this is 1 in every displayed digit. */
const ONE = 1e-9;

/** Writes the terms of an equation in symbols and in numbers. */
export function writeLine(
  { equation, terms }: Pick<HandLine, 'equation' | 'terms'>,
  document: TrussCase,
  writer: EquationWriter,
): readonly WrittenTerm[] {
  const isMoment = equation.kind === 'moments';
  const alike = (kind: HandTerm['kind']): readonly HandTerm[] =>
    terms.filter((term) => term.kind === kind && term.known !== null);
  const folded = (['load', 'reaction'] as const).filter((kind) => alike(kind).length > MOST_ALIKE);
  const single = terms.filter(({ kind, known }) => known === null || !folded.some((one) => one === kind));
  return [
    ...single.map((term) => writeTerm(term, { document, writer, isMoment })),
    ...folded.map((kind): WrittenTerm => {
      const sum = alike(kind).reduce((total, { factor, known }) => total + factor * (known ?? 0), 0);
      const name = { letter: isMoment ? 'ΣM' : 'Σ', index: kind === 'load' ? 'F' : 'R' };
      const write = isMoment ? writer.moment : writer.force;
      return { sign: '+', factor: null, name, number: writeNumber(sum, write) };
    }),
  ];
}

function writeTerm(
  term: HandTerm,
  {
    document,
    writer,
    isMoment,
  }: { readonly document: TrussCase; readonly writer: EquationWriter; readonly isMoment: boolean },
): WrittenTerm {
  const size = Math.abs(term.factor);
  const isOne = !isMoment && Math.abs(size - 1) < ONE;
  const factor = isOne ? null : isMoment ? writer.arm(size) : writer.cosine(size);
  return {
    sign: signOf(term.factor),
    factor,
    name: nameTerm(term, document),
    number: term.known === null ? null : writeNumber(term.known, writer.force),
  };
}

/** A number that is displayed as zero has no sign. */
function writeNumber(value: number, write: (value: number) => string): WrittenTerm['number'] {
  const text = write(Math.abs(value));
  return { sign: text === write(0) ? '+' : signOf(value), text };
}

function signOf(value: number): '+' | '−' {
  return value < 0 ? '−' : '+';
}

/** Names the force of a term: N of a rod by its joints, R of a support and F of a load by joint and axis. */
export function nameTerm(
  term:
    | { readonly kind: 'link'; readonly link: number }
    | Pick<Exclude<HandTerm, { kind: 'link' }>, 'kind' | 'joint' | 'axis'>,
  { links }: Pick<TrussCase, 'links'>,
): Letter {
  if (term.kind === 'link') return { letter: 'N', index: nameRod(term.link, links) };
  return { letter: term.kind === 'reaction' ? 'R' : 'F', index: `${term.joint + 1}${term.axis}` };
}

/** Names a rod by its joints, counted from 1, such as 2–3. */
export function nameRod(index: number, links: TrussCase['links']): string {
  const link = links[index];
  return link === undefined ? '' : `${link.i + 1}–${link.j + 1}`;
}
