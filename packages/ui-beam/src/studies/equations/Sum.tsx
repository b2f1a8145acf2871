import { Fragment } from 'react';
import { formatNumber } from '@eecs/solver-core';
import { useLocale } from '@eecs/ui-kit';
import type { UnknownSign } from './nameUnknown.ts';

const DIGITS = 6;

/** An unknown: its letter with its place as a subscript. */
export function Sign({ sign: { letter, index } }: { readonly sign: UnknownSign }) {
  return (
    <>
      <i>{letter}</i>
      <sub>{index}</sub>
    </>
  );
}

/** A sum of factors times unknowns, and of plain numbers: `2·R_A − 3·R_B + 5`. */
export function Sum({
  terms,
}: {
  readonly terms: readonly { readonly factor: number; readonly sign?: UnknownSign }[];
}) {
  const write = useNumber();
  if (terms.length === 0) return <>0</>;
  return (
    <>
      {terms.map(({ factor, sign }, at) => {
        const size = Math.abs(factor);
        const lead = factor < 0 ? (at === 0 ? '−' : '− ') : at === 0 ? '' : '+ ';
        return (
          <Fragment key={at}>
            {/* Between two terms a line may end. */}
            {at === 0 ? '' : ' '}
            <span style={{ whiteSpace: 'nowrap' }}>
              {lead}
              {sign !== undefined && size === 1 ? '' : write(size)}
              {sign === undefined ? null : (
                <>
                  {size === 1 ? '' : '·'}
                  <Sign sign={sign} />
                </>
              )}
            </span>
          </Fragment>
        );
      })}
    </>
  );
}

/** Returns the writer of plain numbers: six significant digits in the reader's language. */
export function useNumber(): (value: number) => string {
  const locale = useLocale();
  return (value) =>
    formatNumber(value, {
      digits: DIGITS,
      notation: 'significant',
      trimZeros: true,
      grouping: 'thin',
      locale,
    });
}
