import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { RESULT_ROWS } from '../../naming/resultRows.ts';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { type ShownCombined, chosenSituationsAtom } from './combining.ts';
import { useCombiningText } from './combiningMessages.ts';
import { listValues } from './listValues.ts';

/** In the usual order of interest. */
const IDS = ['M', 'Q', 'deflection'] as const;

/** The governing numbers of all combinations, in one line: each with its place and its combination. */
export function CombinedStrip({ shown: { document, beam } }: { readonly shown: ShownCombined }) {
  const t = useCombiningText();
  const format = useFormat();
  const symbolOf = useRowSymbol();
  const chosen = useKitAtomValue(chosenSituationsAtom);
  const { system } = document.units;
  const rows = IDS.flatMap((id) => RESULT_ROWS.filter((row) => row.id === id));
  const values = listValues(beam, rows, { chosen, x: null });
  return rows.map((row) => {
    const [first, second] = values.filter((value) => value.row === row);
    if (first === undefined || second === undefined) return null;
    const most = Math.abs(second.point.value) > Math.abs(first.point.value) ? second : first;
    const { value, x } = most.point;
    const { write } = format.results({ quantity: row.real, system, greatest: Math.abs(value) });
    return (
      <span key={row.id}>
        <i>{symbolOf(row.symbol)}</i>{' '}
        {t('strip', {
          value: write(value),
          x: format.place(x, { system, span: document.L, isFound: true }),
          id: most.combination === null ? '' : (most.situation.combinations[most.combination]?.id ?? ''),
        })}
      </span>
    );
  });
}
