import { styled } from 'styled-components';
import type { TrussCase } from '@eecs/solver-core/truss';
import { useFormat, vars } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';
import { describeLaw } from './describeLaw.ts';
import { Equation } from './Equation.tsx';
import { forceKey } from './forceKey.ts';
import { HandResult } from './HandResult.tsx';
import { Symbol } from './Symbol.tsx';
import type { WrittenUnits } from './useLineWriter.ts';
import type { HandStep } from './workOut.ts';
import { type LineWriter, nameTerm } from './writeLine.ts';

/** Equations that belong together, with their results; results of several equations together come last. */
export function StepView({
  step: { lines, found },
  document,
  writer,
  units,
}: {
  readonly step: HandStep;
  readonly document: TrussCase;
  readonly writer: LineWriter;
  readonly units: WrittenUnits;
}) {
  const t = useResultsText();
  const format = useFormat();
  const told = new Set(lines.flatMap(({ gives }) => (gives === null ? [] : [forceKey(gives.force)])));
  const together = found.filter(({ force }) => !told.has(forceKey(force)));
  const given = together.filter(({ value }) => value !== null);
  const open = together.filter(({ value }) => value === null);
  const { links } = document;
  return (
    <Lines>
      {lines.map((line, at) =>
        // Moments about a point on the lines of all forces give no equation.
        line.terms.length === 0 ? null : (
          <Equation
            key={at}
            line={line}
            law={describeLaw(line.equation, document, { t, format })}
            document={document}
            writer={writer}
            units={units}
          />
        ),
      )}
      {given.length === 0 ? null : (
        <Together>
          <span>{t('together')}</span>
          {given.map((value) => (
            <HandResult
              key={forceKey(value.force)}
              value={value}
              links={links}
              writer={writer}
              units={units}
            />
          ))}
        </Together>
      )}
      {open.length === 0 ? null : (
        <Together>
          <span>{t('open')}</span>
          {open.map(({ force }) => (
            <span key={forceKey(force)}>
              <Symbol {...nameTerm(force, { links })} /> = {writer.force(force.force)} {units.force}
            </span>
          ))}
        </Together>
      )}
    </Lines>
  );
}

const Lines = styled.ol`
  display: grid;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Together = styled.li`
  display: grid;
  gap: 2px;

  & > :first-child {
    padding: 0;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  & > span {
    padding-inline-start: ${vars.space3};
  }
`;
