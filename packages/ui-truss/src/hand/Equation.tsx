import { styled } from 'styled-components';
import type { TrussCase } from '@eecs/solver-core/truss';
import { vars } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';
import { type ForceKey, forceKey } from './forceKey.ts';
import { HandResult } from './HandResult.tsx';
import { Symbol } from './Symbol.tsx';
import type { EquationUnits, EquationWriter } from '@eecs/ui-kit/layout';
import { Law, Terms } from './statementStyle.ts';
import { type HandLine, isNothing } from './workOut.ts';
import { type WrittenTerm, writeLine } from './writeLine.ts';

export interface EquationProps {
  readonly line: HandLine;
  /** The description of the sum, in words. */
  readonly law: string;
  readonly document: TrussCase;
  readonly writer: EquationWriter;
  readonly units: EquationUnits;
  /** The force that the reader asked about. @default none */
  readonly asked?: ForceKey | null;
}

/** An equation of equilibrium in symbols, then in numbers, then its result, compared with that of the solver. */
export function Equation({ line, law, document, writer, units, asked = null }: EquationProps) {
  const t = useResultsText();
  const terms = writeLine(line, document, writer);
  const isMoment = line.equation.kind === 'moments';
  const write = isMoment ? writer.moment : writer.force;
  const sum = line.terms.reduce((total, { factor, known }) => total + factor * (known ?? 0), 0);
  const isBalanced = line.left === null || isNothing(line.left);
  return (
    <Item>
      <Law>
        {law}, {isMoment ? units.moment : units.force}
      </Law>
      <Terms>
        {terms.map((term, at) => (
          <Term key={at} term={term} isFirst={at === 0} />
        ))}
        <span>= 0</span>
      </Terms>
      {terms.every(({ number }) => number === null) ? null : (
        <Terms>
          {terms.map((term, at) => (
            <Numbers key={at} term={term} isFirst={at === 0} />
          ))}
          <span>= {line.left === null ? '0' : write(isBalanced ? 0 : sum)}</span>
          {line.left === null ? null : (
            <Mark
              data-wrong={isBalanced ? undefined : ''}
              title={t(isBalanced ? 'check.passed' : 'check.failed')}
            >
              {isBalanced ? '✓' : '✗'}
            </Mark>
          )}
        </Terms>
      )}
      {line.gives === null ? null : (
        <HandResult
          value={line.gives}
          links={document.links}
          writer={writer}
          units={units}
          isAsked={forceKey(line.gives.force) === asked}
        />
      )}
    </Item>
  );
}

function Term({ term, isFirst }: { readonly term: WrittenTerm; readonly isFirst: boolean }) {
  return (
    <Part>
      {writeSign(term.sign, isFirst)}
      {term.factor === null ? null : `${term.factor}·`}
      <Symbol {...term.name} />
    </Part>
  );
}

function Numbers({ term, isFirst }: { readonly term: WrittenTerm; readonly isFirst: boolean }) {
  const { sign, factor, name, number } = term;
  if (number === null) return <Term term={term} isFirst={isFirst} />;
  // In a sum, or for a force along its own direction, the term has the sign of its number.
  const own = factor === null && number.sign === '−' ? (sign === '+' ? '−' : '+') : sign;
  return (
    <Part title={`${name.letter} ${name.index}`}>
      {writeSign(own, isFirst)}
      {factor === null ? number.text : `${factor}·${number.sign === '−' ? `(−${number.text})` : number.text}`}
    </Part>
  );
}

/** The first term needs no plus, and its minus is attached to it. */
function writeSign(sign: '+' | '−', isFirst: boolean): string {
  if (isFirst) return sign === '+' ? '' : sign;
  return `${sign} `;
}

const Item = styled.li`
  display: grid;
  gap: 2px;
  margin: 0;
`;

const Part = styled.span`
  white-space: nowrap;
`;

const Mark = styled.span`
  color: ${vars.success};
  font-weight: 600;

  &[data-wrong] {
    color: ${vars.error};
  }
`;
