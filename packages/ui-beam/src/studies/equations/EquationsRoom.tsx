import { type ReactNode, useId, useMemo } from 'react';
import { type DescriptorEquation, listActions, solveBeam, timoshenko } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { DataTable, useFormat, useKitAtomValue, useText, vars } from '@eecs/ui-kit';
import { type ShownResult, shownSetAtom } from '../../live/beamLive.ts';
import { useFollowed } from '../../live/useFollowed.ts';
import { nameSupports } from '../../naming/nameSupports.ts';
import { AnswerNotes } from './AnswerNotes.tsx';
import { BlockView } from './BlockView.tsx';
import { CheckList } from './CheckList.tsx';
import { equationMessages } from './equationMessages.ts';
import { EquilibriumSums } from './EquilibriumSums.tsx';
import { quantityOf, signOf, wordsOf } from './nameUnknown.ts';
import { Sign } from './Sum.tsx';

/** The equations behind an answer, solved block by block, and all measures of its accuracy. */
export function EquationsRoom() {
  const t = useText(equationMessages);
  const result = useFollowed();
  return result === null ? <p>{t('nothing')}</p> : <Equations result={result} />;
}

function Equations({ result }: { readonly result: ShownResult }) {
  const t = useText(equationMessages);
  const format = useFormat();
  const set = useKitAtomValue(shownSetAtom);
  const { document } = result;
  // Requested explicitly, because the answer of a long beam omits them.
  const solved = useMemo(() => {
    const answer = solveBeam(document, { include: ['descriptor', 'checks'], mohr: [], shear: timoshenko });
    return answer.level === 'error' ? null : { answer, actions: listActions(document) };
  }, [document]);
  const results = solved?.answer.sets[set] ?? solved?.answer.sets[0];
  const actions = solved?.actions[set] ?? solved?.actions[0];
  const descriptor = results?.descriptor;
  if (solved === null || results === undefined || actions === undefined || descriptor == null)
    return <p>{t('nothing')}</p>;

  const { L, units, supports } = document;
  const { system } = units;
  const marks = nameSupports(supports).map(({ mark }) => mark);
  const place = (x: number): string => format.place(x, { system, span: L });
  const write = { support: (index: number) => marks[index] ?? '', place };
  const signs = descriptor.unknowns.map((unknown) => signOf(unknown, write));
  const base = system === 0 ? t('units.si') : t('units.us');
  const nameEquation = ({ kind, x, x1, direction }: DescriptorEquation): string =>
    t(`equation.${kind}`, {
      x: place(x),
      end: place(x1 ?? x),
      direction: direction === undefined ? '' : t(`direction.${direction}`),
    });
  const blocks = [...descriptor.isolated].sort((a, b) => a.order - b.order);
  const { alternative } = descriptor;
  return (
    <Frame role="group" aria-label={t('title')}>
      <p>
        {t(`method.${descriptor.method}`)} {base}
      </p>
      <Part title={t('unknowns')}>
        <DataTable caption={t('unknowns')}>
          <thead>
            <tr>
              <th scope="col">{t('unknown')}</th>
              <th scope="col">{t('meaning')}</th>
              <th scope="col" data-numeric="">
                {t('value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {descriptor.unknowns.map((unknown, column) => (
              <tr key={column}>
                <th scope="row">
                  <Sign sign={signs[column] ?? { letter: '', index: '' }} />
                </th>
                <td>
                  {t(`is.${wordsOf(unknown)}`, {
                    support: marks[unknown.support ?? -1] ?? '',
                    x: place(unknown.x),
                  })}
                </td>
                <td data-numeric="">
                  {format.quantity(descriptor.x[column] ?? 0, {
                    quantity: quantityOf(unknown, solved.answer.isReal),
                    system,
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Part>
      <Part title={t('blocks')}>
        {blocks.map((block) => (
          <BlockView
            key={block.order}
            system={descriptor}
            block={block}
            signs={signs}
            nameEquation={nameEquation}
          />
        ))}
      </Part>
      <Part title={t('sums.title')}>
        <EquilibriumSums actions={actions} reactions={results.R} L={L} />
      </Part>
      <Part title={t('second.title')}>
        {alternative === null ? (
          <p>{t('second.none')}</p>
        ) : (
          <>
            <p>
              {t('second.found', {
                unknowns: alternative.unknowns.length,
                equations: alternative.equations.length,
              })}
            </p>
            <details>
              <summary>{t('second.open')}</summary>
              <BlockView
                system={alternative}
                block={{
                  order: 0,
                  unknowns: alternative.unknowns.map((_, column) => column),
                  equations: alternative.equations.map((_, row) => row),
                }}
                signs={alternative.unknowns.map((unknown) => signOf(unknown, write))}
                nameEquation={nameEquation}
              />
            </details>
          </>
        )}
      </Part>
      <Part title={t('checks.title')}>
        <CheckList checks={results.checks} descriptor={descriptor} />
      </Part>
      <Part title={t('notes.title')}>
        <AnswerNotes document={document} answer={solved.answer} />
      </Part>
    </Frame>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};

  & p {
    margin: 0;
  }
  & > p {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  & h3 {
    margin: 0 0 ${vars.space1};
    font-size: ${vars.text3};
  }
  & summary {
    min-height: ${vars.hit};
    cursor: pointer;
  }
`;
