import { DEFAULTS, displayUnit } from '@eecs/solver-core';
import {
  type Formula,
  type HandBlock,
  type HandWords,
  type Piece,
  calculateByHand,
  writeBlock,
  verdictOf,
} from '@eecs/solver-core/hand';
import { head, plain, type ReportBlock, type Run, type Runs, textBlock } from '@eecs/ui-kit/report';
import { chooseHandUnits, createHandWords } from '../studies/hand/handWords.ts';
import { withLetters } from '../studies/hand/withLetters.ts';
import type { BeamReportContext } from './beamReportContext.ts';

/** Writes one case set as a hand calculation, each line compared with the solver. */
export function describeHand({
  document,
  answer,
  t,
  names,
  options,
  words,
  system,
  nameSet,
}: BeamReportContext): ReportBlock[] {
  if (answer === null) return [];
  const set = Math.min(options.handSet ?? 0, answer.sets.length - 1);
  const units = chooseHandUnits(system, options.unitOf ?? displayUnit);
  const hand = calculateByHand(document, { answer, set, names, units });
  if (hand === null) return [];
  const shear = options.shearSymbol ?? 'Q';
  const handWords = createHandWords((key, values) => words.tHand(key, values), {
    locale: words.locale,
    units,
    digits: options.digits ?? DEFAULTS.accurateDigits,
    shear,
  });
  const { checked, disagreeing, isWhole } = hand;
  return [
    head(t('part.hand'), 2),
    ...(document.caseSets.length === 0 ? [] : [textBlock(nameSet(set))]),
    ...(isWhole ? [] : [textBlock(t('handed.broken'), 'warning')]),
    ...withLetters(hand, { shear, numero: words.tHand('line.numero', {}) }).blocks.map((block) =>
      describeLine(block, handWords),
    ),
    disagreeing === 0
      ? textBlock(t('handed.agrees', { count: checked }))
      : textBlock(t('handed.disagrees', { count: disagreeing }), 'warning'),
  ];
}

function describeLine(block: HandBlock, words: HandWords): ReportBlock {
  if (block.kind === 'heading') return head(toPlain(describeRuns(block, words)));
  if (block.kind === 'sentence') return { kind: 'text', runs: describeRuns(block, words) };
  const label = block.label.length === 0 ? [] : [...toRuns(block.label, words), { text: ': ' }];
  const verdict = verdictOf(block);
  const isWrong = verdict === 'disagrees';
  const note = isWrong
    ? [{ text: ` ${words.writeText('line.disagrees', {})}` }]
    : verdict === 'ticked'
      ? [{ text: '\u00a0✓' }]
      : [];
  return { kind: 'formula', runs: [...label, ...toRuns(block.formula, words), ...note], isWrong };
}

/** A placeholder that no text contains. */
const HOLE = '\ue000';

/** Writes a sentence with typeset formulas. */
function describeRuns(block: Exclude<HandBlock, { kind: 'formula' }>, words: HandWords): Runs {
  const formulas: Runs[] = [];
  const text = writeBlock(block, words, (formula) => {
    formulas.push(toRuns(formula, words));
    return HOLE;
  });
  return text
    .split(HOLE)
    .flatMap((part, at) => [...(at === 0 ? [] : (formulas[at - 1] ?? [])), ...plain(part)]);
}

/** Writes runs as plain text, because a heading has no subscripts. */
function toPlain(runs: Runs): string {
  return runs
    .map((run) => ('text' in run ? run.text : `${toPlain(run.over)}/${toPlain(run.under)}`))
    .join('');
}

/** Typesets a formula: italic letters, subscripts, superscripts, fractions with a bar. */
export function toRuns(formula: Formula, words: HandWords): Runs {
  return formula.flatMap((piece, at) => toRun(piece, formula[at - 1], words));
}

function toRun(piece: Piece, before: Piece | undefined, words: HandWords): readonly Run[] {
  switch (piece.kind) {
    case 'number':
      return plain(words.number(piece.value));
    case 'sign': {
      if (piece.letter === ',') return plain(', ');
      const index: readonly Run[] = piece.index === '' ? [] : [{ text: piece.index, style: 'sub' }];
      const of: readonly Run[] =
        piece.of === undefined ? [] : [{ text: '(' }, { text: piece.of, style: 'italic' }, { text: ')' }];
      return [{ text: piece.letter, style: 'italic' }, ...index, ...of];
    }
    case 'mark': {
      const isLead = before === undefined || (before.kind === 'mark' && before.mark !== ')');
      const isTight = piece.mark === '·' || piece.mark === '(' || piece.mark === ')';
      return plain(isTight || (piece.mark === '−' && isLead) ? piece.mark : ` ${piece.mark} `);
    }
    case 'power':
      return [{ text: String(piece.power), style: 'sup' }];
    case 'fraction':
      return [{ over: toRuns(piece.over, words), under: toRuns(piece.under, words) }];
    case 'unit':
      return plain(`\u00a0${words.unit(piece.unit)}`);
    default:
      return piece satisfies never;
  }
}
