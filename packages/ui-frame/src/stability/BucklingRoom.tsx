import { useCallback, useState } from 'react';
import type { FrameCase } from '@eecs/solver-core/frame';
import { type FrameStability, findCriticalFactors } from '@eecs/solver-core/stability';
import { Alert, Button, DataTable, TableHead, useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { SetName } from '@eecs/ui-kit/editor';
import { lengthOf } from '../editing/fitLoads.ts';
import { useSettled } from '../live/useSettled.ts';
import { useHandText } from '../messages/handMessages.ts';
import { shownAnswerAtom, shownSetIndexAtom } from '../state/sessionAtoms.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { ModePicture } from './ModePicture.tsx';
import { Lead, Pair, Room } from './roomStyle.ts';
import { useAsked } from './useAsked.ts';

const MODES = 3;
const MOST_ROWS = 200;

/** The critical load factors of the case set, with modes and effective lengths. */
export function BucklingRoom() {
  const shown = useSettled(shownAnswerAtom);
  const index = useKitAtomValue(shownSetIndexAtom);
  return shown === null ? null : <Buckling document={shown.document} index={index} />;
}

function Buckling({ document, index }: { readonly document: FrameCase; readonly index: number }) {
  const t = useHandText();
  const format = useFormat();
  const analyse = useCallback(
    (frame: FrameCase) => findCriticalFactors(frame, { set: index, count: MODES }),
    [index],
  );
  const { result, ask } = useAsked(document, analyse);
  const [chosen, choose] = useState(0);
  const factor = (value: number): string =>
    format.results({ quantity: 'ratio', greatest: value }).write(value, false);
  if (result === null) return <Button onClick={ask}>{t('stability.ask')}</Button>;
  if (!result.ok) return <p role="status">{t('stability.unreal')}</p>;
  const { critical } = result;
  const [lowest] = critical;
  const mode = critical[Math.min(chosen, critical.length - 1)];
  if (lowest === undefined || mode === undefined) return <p role="status">{t('stability.none')}</p>;
  return (
    <Room>
      <SetName caseSets={document.caseSets} at={index} />
      {lowest.factor < 1 ? (
        <Alert kind="error" title={t('stability.low', { factor: factor(lowest.factor) })} />
      ) : null}
      <Lead>{t('stability.lead')}</Lead>
      <Pair>
        <div>
          <ModeChoice
            label={t('stability.factor')}
            values={critical.map((one) => factor(one.factor))}
            chosen={critical.indexOf(mode)}
            onChoose={choose}
          />
          <ModePicture
            document={document}
            mode={mode.mode}
            label={t('stability.mode', { factor: factor(mode.factor) })}
          />
        </div>
        <Lengths document={document} stability={result} />
      </Pair>
    </Room>
  );
}

/** The effective length of each member in compression, and its ratio to the length between its joints. */
function Lengths({
  document,
  stability,
}: {
  readonly document: FrameCase;
  readonly stability: FrameStability;
}) {
  const t = useHandText();
  const format = useFormat();
  const unit = format.unit('length');
  const write = (value: number, quantity: 'length' | 'ratio'): string =>
    format.quantity(value, { quantity, withUnit: false });
  return (
    <DataTable caption={t('stability.lengths')} showCaption maxHeight="320px">
      <TableHead
        columns={[
          { head: '#' },
          { head: `L, ${unit}`, isNumeric: true },
          { head: `${t('stability.effective')}, ${unit}`, isNumeric: true },
          { head: 'μ', isNumeric: true },
        ]}
      />
      <tbody>
        {document.members.slice(0, MOST_ROWS).map((member, at) => {
          const length = lengthOf(document, member);
          const effective = stability.lengths[at] ?? null;
          return (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td data-numeric="">{write(length, 'length')}</td>
              <td data-numeric="">{effective === null ? '–' : write(effective, 'length')}</td>
              <td data-numeric="">{effective === null ? '–' : write(effective / length, 'ratio')}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
