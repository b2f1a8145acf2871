import { useId } from 'react';
import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { RESULT_ROWS, type ResultRow } from '../../naming/resultRows.ts';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { Proof } from './Proof.tsx';
import { chosenSituationsAtom, hasRuleAtom } from './combining.ts';
import { useCombiningText } from './combiningMessages.ts';
import { listValues } from './listValues.ts';
import { useFollowedCombinations } from './useFollowedCombinations.ts';

/** In the usual order of interest. */
const IDS = ['M', 'Q', 'deflection'] as const;

/**
 * The governing values of the combinations in the hand calculation, each with its proof: the effect of each source
 * times its factor, and the result of a checker that shares no code with the solver. Nothing without a rule.
 */
export function HandProofs() {
  const t = useCombiningText();
  const format = useFormat();
  const symbolOf = useRowSymbol();
  const id = useId();
  const hasRule = useKitAtomValue(hasRuleAtom);
  const chosen = useKitAtomValue(chosenSituationsAtom);
  const combined = useFollowedCombinations();
  if (!hasRule || combined === null || !combined.answer.ok) return null;
  const { document, answer: beam } = combined;
  const { system } = document.units;
  const write = ({ real }: Pick<ResultRow, 'real'>, size: number): string =>
    format.results({ quantity: real, system, greatest: Math.abs(size) }).write(size);
  const rows = IDS.flatMap((name) => RESULT_ROWS.filter((row) => row.id === name));
  return (
    <>
      <h3>{t('handProofs')}</h3>
      {listValues(beam, rows, { chosen, x: null }).map((value) => {
        const { row, kind, situation, point, combination, named, effect } = value;
        const key = `${effect} ${kind}`;
        const name = combination === null ? situation.situation : situation.combinations[combination]!.id;
        return (
          <section key={key}>
            <p>
              {symbolOf(row.symbol)} {t(kind)} {write(row, point.value)}{' '}
              {t('atPlace', { x: format.place(point.x, { system, span: document.L, isFound: true }) })}:{' '}
              {name}, {named.label === '' ? t('byHand') : named.label}
            </p>
            <Proof
              id={`${id}${key}`}
              value={value}
              plan={beam.plan}
              spans={beam.spans.length}
              document={document}
              write={(size) => write(row, size)}
            />
          </section>
        );
      })}
    </>
  );
}
