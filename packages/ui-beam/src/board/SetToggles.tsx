import { styled } from 'styled-components';
import type { Load } from '@eecs/solver-core';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { hasSet } from '../editing/setMask.ts';
import { toggleLoadSet } from '../editing/toggleLoadSet.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** In which case sets a load acts: their numbers, pressed where it does. */
export function SetToggles({
  load,
  index,
  isReadOnly,
}: {
  readonly load: Load;
  readonly index: number;
  readonly isReadOnly: boolean;
}) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const { caseSets } = useKitAtomValue(documentAtom);
  return (
    <Group role="group" aria-label={t('board.sets')}>
      {caseSets.map(({ title, combined }, set) =>
        combined ? null : (
          <Toggle
            key={set}
            type="button"
            aria-pressed={hasSet(load.sets, set)}
            aria-label={
              title === ''
                ? t('board.set', { number: set + 1 })
                : t('board.setOf', { number: set + 1, title })
            }
            title={title}
            disabled={isReadOnly}
            onClick={() => edit((document) => toggleLoadSet(document, index, set))}
          >
            {set + 1}
          </Toggle>
        ),
      )}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
`;

const Toggle = styled.button`
  min-width: ${vars.hit};
  height: ${vars.hit};
  border: 1px solid ${vars.line};
  border-radius: 50%;
  background: transparent;
  color: ${vars.inkMuted};
  font: inherit;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${vars.accent};
    background: ${vars.accentWash};
    color: ${vars.ink};
    font-weight: 600;
  }
  &:disabled {
    cursor: default;
  }
`;
