import { styled } from 'styled-components';
import { DataTable, Panel, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import { type ShownResult, shownResultAtom } from '../live/previewAtoms.ts';
import { isComparedAtom, shownSetAtom } from '../live/shownSet.ts';
import { useLiveTexts } from '../live/useLiveTexts.ts';
import type { Solution } from '../state/sessionAtoms.ts';
import { Faint } from './Faint.ts';

/** What the supports do to the beam, under the letters of the drawing; of every case set where all are shown. */
export function ReactionsPanel() {
  const t = useBeamText();
  const result = useKitAtomValue(shownResultAtom);
  return result === null ? (
    <Panel title={t('reactions.title')}>{t('reactions.hint')}</Panel>
  ) : (
    <Reactions result={result} />
  );
}

function Reactions({ result }: { readonly result: ShownResult }) {
  const t = useBeamText();
  const format = useFormat();
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);

  /** The support, the number of the case set, and the numbers. */
  function list({ document, answer }: Solution): readonly (readonly string[])[] {
    const { system } = document.units;
    const names = nameSupports(document.supports);
    const write = (value: number, quantity: 'force' | 'moment'): string =>
      format.quantity(value, { quantity, system, withUnit: false });
    const sets = answer.sets.map(({ R }, index) => ({ R, index }));
    return sets
      .filter(({ index }) => isCompared || index === shown)
      .flatMap(({ R, index }) =>
        R.map((reaction) => [
          names[reaction.support] ?? '',
          String(index + 1),
          format.quantity(reaction.x, { quantity: 'length', system, trimZeros: true }),
          write(reaction.axial, 'force'),
          write(reaction.normal, 'force'),
          write(reaction.moment, 'moment'),
        ]),
      )
      .map((row) => (isCompared ? row : row.filter((_, at) => at !== 1)));
  }

  const rows = list(result);
  const box = useLiveTexts<HTMLDivElement>(rows.flat(), (solution) => list(solution).flat());
  const { system } = result.document.units;
  return (
    <Panel title={t('reactions.title')}>
      <Tight ref={box} $isFaint={result.standing !== 'recorded'}>
        <DataTable caption={t('reactions.caption')}>
          <thead>
            <tr>
              <th scope="col">{t('reactions.support')}</th>
              {isCompared ? (
                <th scope="col" data-numeric>
                  {t('results.set')}
                </th>
              ) : null}
              <th scope="col" data-numeric>
                <i>x</i>
              </th>
              <th scope="col" data-numeric>
                {t('reactions.horizontal')}
                <br />
                {format.unit('force', system)}
              </th>
              <th scope="col" data-numeric>
                {t('reactions.vertical')}
                <br />
                {format.unit('force', system)}
              </th>
              <th scope="col" data-numeric>
                {t('reactions.moment')}
                <br />
                {format.unit('moment', system)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...numbers], row) => (
              <tr key={row}>
                <th scope="row" data-live-text="">
                  {name}
                </th>
                {numbers.map((text, column) => (
                  <td key={column} data-numeric data-live-text="">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Tight>
    </Panel>
  );
}

const Tight = styled(Faint)`
  & th,
  & td {
    padding-inline: ${vars.space1};
  }
`;
