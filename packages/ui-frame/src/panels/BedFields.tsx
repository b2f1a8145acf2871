import type { FrameMember } from '@eecs/solver-core/frame';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeEach } from '@eecs/ui-kit/editing';
import { LineField, LineSelect, type RowProps, findCommon } from '@eecs/ui-kit/editor';
import { type Bearing, bearingOf, setBearing, setBed } from '../editing/members.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** The stiffnesses of a bedding: transverse and axial, at its start and at its end. */
const BED = [
  { key: 'y', symbol: 'ky' },
  { key: 'yEnd', symbol: 'ky j' },
  { key: 'x', symbol: 'kx' },
  { key: 'xEnd', symbol: 'kx j' },
] as const;

/** The elastic bedding of one member, or of several; the fields of its end appear only if there is a bedding. */
export function BedFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { members } = useKitAtomValue(documentAtom);
  const shown = BED.filter(
    ({ key }) => key.length === 1 || indices.some((at) => members[at]?.bedding !== undefined),
  );
  return shown.map(({ key, symbol }) => {
    const values = indices.map((at) => bedOf(members[at])[key]);
    return (
      <LineField
        key={key}
        symbol={symbol}
        name={t(`members.bed.${key}`)}
        tab="members"
        quantity="pressure"
        value={values[0] ?? 0}
        isMixed={findCommon(values).isMixed}
        min={0}
        readOnly={isReadOnly}
        onCommit={(value) =>
          edit((now) => changeEach(now, indices, (one, at) => setBed(one, at, { [key]: value })))
        }
      />
    );
  });
}

function bedOf(member: FrameMember | undefined) {
  const { x = 0, y = 0, xEnd = x, yEnd = y } = member?.bedding ?? {};
  return { x, y, xEnd, yEnd };
}

const BEARINGS: readonly Bearing[] = ['both', 'tension', 'compression'];

/** Chooses whether members carry both tension and compression, or only one of them. */
export function BearingField({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { members } = useKitAtomValue(documentAtom);
  return (
    <LineSelect
      basisPx={150}
      leastPx={110}
      label={t('members.bears')}
      values={indices.map((at) => {
        const member = members[at];
        return member === undefined ? 'both' : bearingOf(member);
      })}
      options={BEARINGS.map((value) => ({ value, label: t(`members.bears.${value}`) }))}
      disabled={isReadOnly}
      onChange={(value) =>
        edit((now) => setBearing(now, new Set(indices), BEARINGS.find((one) => one === value) ?? 'both'))
      }
    />
  );
}
