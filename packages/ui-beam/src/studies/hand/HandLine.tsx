import { type HandBlock, type HandWords, writeBlock, verdictOf } from '@eecs/solver-core/hand';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { FormulaView } from './FormulaView.tsx';

/** A line of a hand calculation; the one requested by the reader is highlighted. */
export function HandLine({
  block,
  words,
  isAsked = false,
}: {
  readonly block: HandBlock;
  readonly words: HandWords;
  readonly isAsked?: boolean;
}) {
  const mark = isAsked ? { 'data-asked': '', 'aria-current': true as const } : {};
  if (block.kind === 'heading') return <h3>{writeText(block, words)}</h3>;
  if (block.kind === 'sentence') return <p {...mark}>{writeText(block, words)}</p>;
  const verdict = verdictOf(block);
  return (
    <Line data-differs={verdict === 'disagrees' || undefined} {...mark}>
      {block.label.length === 0 ? null : (
        <>
          <FormulaView formula={block.label} words={words} />
          {': '}
        </>
      )}
      <FormulaView formula={block.formula} words={words} />
      {verdict === 'ticked' ? ' ✓' : null}
      {verdict === 'disagrees' ? <strong> {words.writeText('line.disagrees', {})}</strong> : null}
    </Line>
  );
}

/** Writes a sentence with typeset formulas: the writer inserts placeholders for them. */
function writeText(block: Exclude<HandBlock, { kind: 'formula' }>, words: HandWords): ReactNode {
  const formulas: ReactNode[] = [];
  const text = writeBlock(block, words, (formula) => {
    formulas.push(<FormulaView formula={formula} words={words} />);
    return HOLE;
  });
  return text.split(HOLE).map((part, at) => (
    <Fragment key={at}>
      {at === 0 ? null : formulas[at - 1]}
      {part}
    </Fragment>
  ));
}

/** A placeholder that no text contains. */
const HOLE = '\ue000';

const Line = styled.p`
  padding-inline-start: ${vars.space4};
  overflow-wrap: anywhere;

  &[data-differs] {
    color: ${vars.error};
  }
`;
