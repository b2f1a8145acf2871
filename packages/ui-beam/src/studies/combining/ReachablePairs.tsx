import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Button, DataTable, SelectField, useFormat, useKitAtom, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useCombinationWords } from '@eecs/ui-kit/editor';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { PairPlot } from './PairPlot.tsx';
import { type ShownCombined, chosenSituationsAtom, shownCombinationAtom } from './combining.ts';
import { useCombiningText } from './combiningMessages.ts';
import { type PairSection, choosePair, listCorners, listSections } from './listCorners.ts';
import { findRowEffect } from './rowEffects.ts';

/**
 * The pairs of N and M, or of Q and M, that combinations reach simultaneously at a section: their outline and its
 * corners. A check whose worst case is at a corner only needs these combinations.
 */
export function ReachablePairs({ shown }: { readonly shown: ShownCombined }) {
  const t = useCombiningText();
  const [isOpen, setOpen] = useState(false);
  const chosen = useKitAtomValue(chosenSituationsAtom);
  const index = findRowEffect(shown.beam, 'M', chosen)?.index;
  const sections = index === undefined ? [] : listSections(shown.beam, index);
  if (index === undefined || sections.length === 0) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>{t('pairs')}</Summary>
      {isOpen ? <Section shown={shown} index={index} sections={sections} /> : null}
    </details>
  );
}

interface SectionProps {
  readonly shown: ShownCombined;
  /** The situation. */
  readonly index: number;
  readonly sections: readonly PairSection[];
}

function Section({ shown: { document, beam }, index, sections }: SectionProps) {
  const t = useCombiningText();
  const format = useFormat();
  const words = useCombinationWords();
  const symbolOf = useRowSymbol();
  const [alone, show] = useKitAtom(shownCombinationAtom);
  const [place, choose] = useState(0);
  const section = sections[place] ?? sections[0]!;
  const pair = choosePair(beam, index);
  const corners = useMemo(() => listCorners(beam, index, { ...section, pair }), [beam, index, pair, section]);
  const { system } = document.units;
  const { situation, combinations, sources } = beam.situations[index]!;
  const write = (quantity: 'force' | 'moment', value: number): string =>
    format.results({ quantity, system, greatest: Math.abs(value) }).write(value);
  const writePlace = ({ x }: PairSection): string =>
    format.place(x, { system, span: document.L, isFound: true });
  const names = { x: symbolOf(pair), y: symbolOf('M') };
  return (
    <>
      <SelectField
        label={t('pairsPlace')}
        value={String(sections.indexOf(section))}
        options={sections.map((one, at) => ({ value: String(at), label: writePlace(one) }))}
        onChange={(value) => choose(Number(value))}
      />
      <p>{t('pairsAbout', { x: names.x, y: names.y, count: corners.length })}</p>
      <PairPlot
        corners={corners}
        names={names}
        label={t('pairsAt', { x: writePlace(section), ...toPair(names) })}
      />
      <DataTable caption={t('pairsAt', { x: writePlace(section), ...toPair(names) })}>
        <thead>
          <tr>
            <th scope="col">{names.x}</th>
            <th scope="col">{names.y}</th>
            <th scope="col">{t('pairsBy')}</th>
          </tr>
        </thead>
        <tbody>
          {corners.map((corner) => {
            const { x, y, combination, factors } = corner;
            const id = combination === null ? null : combinations[combination]!.id;
            const isAlone = alone?.situation === situation && alone.combination === combination;
            const terms = sources.flatMap((source, k) =>
              factors[k] === 0 ? [] : [{ ...source, factor: factors[k]! }],
            );
            return (
              <tr key={`${x} ${y}`}>
                <td>{write('force', x)}</td>
                <td>{write('moment', y)}</td>
                <td>
                  {id === null || combination === null ? null : (
                    <Button
                      variant="quiet"
                      aria-pressed={isAlone}
                      aria-label={t('alone', { id })}
                      title={t('alone', { id })}
                      onClick={() => show(isAlone ? null : { situation, combination })}
                    >
                      {id}
                    </Button>
                  )}{' '}
                  {words.writeTerms(terms, sources, document.caseSets)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </>
  );
}

const toPair = ({ x, y }: { readonly x: string; readonly y: string }) => ({ one: x, other: y });

const Summary = styled.summary`
  margin-block: ${vars.space1};
  cursor: pointer;
`;
