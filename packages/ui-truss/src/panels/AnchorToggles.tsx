import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { findCommonFlag } from '@eecs/ui-kit/editor';
import { ANCHOR, setAnchor } from '../editing/joints.ts';
import { AXES } from '../editing/place.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** Toggles for the restrained directions of joints: X, Y and, in space, Z. */
export function AnchorToggles({
  joints,
  isReadOnly,
}: {
  readonly joints: readonly number[];
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const inSpace = isSpatial(document);
  const held = (bit: number): boolean | 'mixed' =>
    findCommonFlag(joints.map((index) => ((document.joints[index]?.anchor ?? 0) & bit) !== 0));
  return (
    <Row role="group" aria-label={t('anchor.label')}>
      {AXES.filter((axis) => axis !== 'z' || inSpace || held(ANCHOR.z) !== false).map((axis) => (
        <Toggle
          key={axis}
          type="button"
          aria-pressed={held(ANCHOR[axis])}
          aria-label={t('anchor.hold', { axis: axis.toUpperCase() })}
          title={t('anchor.hold', { axis: axis.toUpperCase() })}
          disabled={isReadOnly}
          onClick={() =>
            edit((now) => setAnchor(now, new Set(joints), { axis, isHeld: held(ANCHOR[axis]) !== true }))
          }
        >
          {axis.toUpperCase()}
        </Toggle>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: inline-flex;
  flex: none;
`;

const Toggle = styled.button`
  min-width: ${vars.hit};
  min-height: ${vars.hit};
  border: 1px solid ${vars.line};
  background: ${vars.sheet};
  color: ${vars.inkMuted};
  font: inherit;
  font-family: ${vars.fontMono};
  cursor: pointer;

  & + & {
    border-inline-start: 0;
  }
  &[aria-pressed='true'] {
    background: ${vars.accentWash};
    box-shadow: inset 0 -2px 0 ${vars.accent};
    color: ${vars.ink};
    font-weight: 600;
  }
  &[aria-pressed='mixed'] {
    box-shadow: inset 0 -2px 0 ${vars.line};
    color: ${vars.ink};
  }
  &:disabled {
    cursor: default;
  }
`;
