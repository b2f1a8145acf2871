import type { Formula, HandWords, Piece } from '@eecs/solver-core/hand';
import { styled } from 'styled-components';

/** A formula as typeset in books: italic letters, subscripts, superscripts, fractions with a bar. */
export function FormulaView({ formula, words }: { readonly formula: Formula; readonly words: HandWords }) {
  return formula.map((piece, at) => (
    <PieceView key={at} piece={piece} before={formula[at - 1]} words={words} />
  ));
}

function PieceView({
  piece,
  before,
  words,
}: {
  readonly piece: Piece;
  readonly before: Piece | undefined;
  readonly words: HandWords;
}) {
  switch (piece.kind) {
    case 'number':
      return words.number(piece.value);
    case 'sign':
      return piece.letter === ',' ? (
        ', '
      ) : (
        <>
          <i>{piece.letter}</i>
          {piece.index === '' ? null : <sub>{piece.index}</sub>}
          {piece.of === undefined ? null : (
            <>
              (<i>{piece.of}</i>)
            </>
          )}
        </>
      );
    case 'mark': {
      const isLead = before === undefined || (before.kind === 'mark' && before.mark !== ')');
      const isTight = piece.mark === '·' || piece.mark === '(' || piece.mark === ')';
      return isTight || (piece.mark === '−' && isLead) ? piece.mark : ` ${piece.mark} `;
    }
    case 'power':
      return <sup>{piece.power}</sup>;
    case 'fraction':
      return (
        <Fraction>
          <span>
            <FormulaView formula={piece.over} words={words} />
          </span>
          <span>
            <FormulaView formula={piece.under} words={words} />
          </span>
        </Fraction>
      );
    case 'unit':
      return `\u00a0${words.unit(piece.unit)}`;
    default:
      return piece satisfies never;
  }
}

const Fraction = styled.span`
  display: inline-flex;
  flex-direction: column;
  vertical-align: middle;
  text-align: center;

  & > span:first-child {
    padding: 0 2px;
    border-bottom: 1px solid currentColor;
  }
`;
