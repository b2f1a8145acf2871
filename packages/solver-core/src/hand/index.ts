// The entry point `@eecs/solver-core/hand`: writes a solved beam as a calculation by hand. No module of the solver
// imports it.
export { calculateByHand } from './beam/handCalculation.ts';
export type { HandCalculation } from './page/page.ts';
export type { HandUnits } from './beam/handModel.ts';
export { verdictOf } from './page/page.ts';
export type { HandBlock, HandCheck, HandValue } from './page/page.ts';
export type { Formula, HandUnit, Mark, Piece, SignPiece } from './page/formula.ts';
export { evaluateFormula } from './page/evaluateFormula.ts';
export { nameSign, splitSides } from './page/formula.ts';
export { splitStretches } from '../beam/mohr/splitStretches.ts';
export type { MohrStretch } from '../beam/mohr/splitStretches.ts';
export type { HandWords } from './writers/words.ts';
export { writeBlock } from './writers/words.ts';
export { writePlain, writePlainFormula } from './writers/writePlain.ts';
export { writeLatex, writeLatexFormula } from './writers/writeLatex.ts';
export { writeMarkdown } from './writers/writeMarkdown.ts';
export { proveByHand } from './proof/proveByHand.ts';
export { readProved } from './proof/readProved.ts';
export type { Proved, ProvedCurve, ProvedReaction } from './proof/readProved.ts';
export type {
  CalculatedBeam,
  CalculationFile,
  CalculationLine,
  ExactText,
  NamedRoot,
} from './proof/calculationFile.ts';
