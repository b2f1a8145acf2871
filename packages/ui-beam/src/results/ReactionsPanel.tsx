import { styled } from 'styled-components';
import { DataTable, Panel, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import { shownResultAtom } from '../live/previewAtoms.ts';
import { shownSetAtom } from '../live/shownSet.ts';
import { Faint } from './Faint.ts';

/** What the supports do to the beam, under the letters of the drawing. */
export function ReactionsPanel() {
  const t = useBeamText();
  const format = useFormat();
  const result = useKitAtomValue(shownResultAtom);
  const shown = useKitAtomValue(shownSetAtom);
  if (result === null) {
    return <Panel title={t('reactions.title')}>{t('reactions.hint')}</Panel>;
  }
  const { document, answer, standing } = result;
  const { system } = document.units;
  const names = nameSupports(document.supports);
  const force = (value: number): string =>
    format.quantity(value, { quantity: 'force', system, withUnit: false });
  return (
    <Panel title={t('reactions.title')}>
      <Tight $isFaint={standing !== 'recorded'}>
        <DataTable caption={t('reactions.caption')}>
          <thead>
            <tr>
              <th scope="col">{t('reactions.support')}</th>
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
            {answer.sets[shown]?.R.map((reaction) => (
              <tr key={reaction.support}>
                <th scope="row">{names[reaction.support]}</th>
                <td data-numeric>
                  {format.quantity(reaction.x, { quantity: 'length', system, trimZeros: true })}
                </td>
                <td data-numeric>{force(reaction.axial)}</td>
                <td data-numeric>{force(reaction.normal)}</td>
                <td data-numeric>
                  {format.quantity(reaction.moment, { quantity: 'moment', system, withUnit: false })}
                </td>
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
