import { styled } from 'styled-components';
import { hasSet, withSet } from '@eecs/solver-core/rules';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { useLaterText } from '../messages/laterMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

/** In which case sets something acts, a toggle each; nothing where there are no sets. */
export function SetChips({
  mask,
  isReadOnly,
  onChange,
}: {
  readonly mask: number;
  readonly isReadOnly: boolean;
  readonly onChange: (mask: number) => void;
}) {
  const t = useLaterText();
  const { caseSets } = useKitAtomValue(documentAtom);
  if (caseSets.length === 0) return null;
  return (
    <Row role="group" aria-label={t('load.sets')}>
      {caseSets.map(({ title }, index) => (
        <Chip
          key={index}
          type="button"
          aria-pressed={hasSet(mask, index)}
          aria-label={title === '' ? t('sets.number', { number: index + 1 }) : title}
          title={title}
          disabled={isReadOnly}
          onClick={() => onChange(withSet(mask, index, !hasSet(mask, index)))}
        >
          {index + 1}
        </Chip>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
`;

const Chip = styled.button`
  min-width: ${vars.hit};
  min-height: ${vars.hit};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.inkMuted};
  font: inherit;
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${vars.accentWash};
    border-color: ${vars.accent};
    color: ${vars.ink};
    font-weight: 600;
  }
`;
