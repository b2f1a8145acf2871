import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { hasSet } from '../editing/setMask.ts';
import { toggleLoadSet } from '../editing/toggleLoadSet.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import type { RowProps } from './tabProps.ts';

/** The case sets a load acts in, a numbered toggle for each. */
export function SetToggles({
  index,
  isReadOnly,
  hideLabel = false,
}: RowProps & { readonly hideLabel?: boolean }) {
  const t = useBeamText();
  const { loads, caseSets } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const mask = loads[index]?.sets ?? 0;
  return (
    <Frame role="group" aria-label={t('loads.setsOf', { number: index + 1 })}>
      {hideLabel ? null : <Label aria-hidden="true">{t('loads.sets')}</Label>}
      <Toggles>
        {caseSets.map(({ title, color }, set) => {
          const number = set + 1;
          const name = t('set.named', {
            number,
            title: title === '' ? t('set.untitled', { number }) : title,
          });
          return (
            <Toggle
              key={set}
              type="button"
              aria-pressed={hasSet(mask, set)}
              aria-label={name}
              title={name}
              disabled={isReadOnly}
              style={{ borderBlockEndColor: color }}
              onClick={() => edit((document) => toggleLoadSet(document, index, set))}
            >
              {number}
            </Toggle>
          );
        })}
      </Toggles>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
`;

const Label = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
`;

const Toggle = styled.button`
  min-width: ${vars.hit};
  height: ${vars.hit};
  padding: 0 2px;
  border: 1px solid ${vars.line};
  border-block-end-width: 3px;
  border-radius: ${vars.radius};
  background: transparent;
  color: ${vars.inkMuted};
  font: inherit;
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${vars.accentWash};
    color: ${vars.ink};
    font-weight: 600;
    box-shadow: inset 0 0 0 1px ${vars.accent};
  }
  &:disabled {
    cursor: default;
  }
`;
