import type { ReactElement } from 'react';
import type { JointLoadClass, LinkLoad } from '@eecs/solver-core/truss';
import { SelectField } from '@eecs/ui-kit';
import { LineField } from '@eecs/ui-kit/editor';
import { styled } from 'styled-components';
import { useLaterText } from '../messages/laterMessages.ts';

/** The kind of a load. */
export function LoadKindField<Kind extends JointLoadClass | LinkLoad['className']>({
  value,
  kinds,
  isReadOnly,
  onChange,
}: {
  readonly value: Kind;
  readonly kinds: readonly Kind[];
  readonly isReadOnly: boolean;
  readonly onChange: (kind: Kind) => void;
}): ReactElement {
  const t = useLaterText();
  return (
    <KindBox>
      <SelectField
        label={t('load.kind')}
        hideLabel
        value={value}
        options={kinds.map((kind) => ({ value: kind, label: t(`load.${kind}`) }))}
        disabled={isReadOnly}
        onChange={onChange}
      />
    </KindBox>
  );
}

const SYMBOLS = { alpha: 'α', beta: 'β' } as const;

/** An angle of a load, degrees. */
export function LoadAngleField({
  angle,
  value,
  isReadOnly,
  onCommit,
}: {
  readonly angle: keyof typeof SYMBOLS;
  readonly value: number;
  readonly isReadOnly: boolean;
  readonly onCommit: (value: number) => void;
}) {
  const t = useLaterText();
  return (
    <LineField
      symbol={SYMBOLS[angle]}
      name={t(`load.${angle}`)}
      tab="loads"
      quantity="angle"
      increment={5}
      value={value}
      readOnly={isReadOnly}
      onCommit={onCommit}
    />
  );
}

const KindBox = styled.div`
  flex: 0 1 132px;
  min-width: 104px;
`;
