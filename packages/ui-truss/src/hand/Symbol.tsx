import { styled } from 'styled-components';
import type { Letter } from './writeLine.ts';

/** A symbol of a formula, the letter in italics with its subscript, read aloud as one word. */
export function Symbol({ letter, index }: Letter) {
  return (
    <Whole>
      <i>{letter}</i>
      {index === '' ? null : <sub>{index}</sub>}
    </Whole>
  );
}

const Whole = styled.span`
  white-space: nowrap;

  & > sub {
    font-size: 0.8em;
    line-height: 0;
  }
`;
