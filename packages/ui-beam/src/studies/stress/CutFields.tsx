import { memo } from 'react';
import { styled } from 'styled-components';
import type { Theory, UnitSystem } from '@eecs/solver-core';
import { QuantityField, SegmentedControl, useFormat, vars } from '@eecs/ui-kit';
import type { CutKind } from './cutField.ts';
import { useStressText } from './stressMessages.ts';

/** The quantity drawn over a section: one of its stresses, or the shear flow in its walls. */
export type ShownKind = CutKind | 'flow';

export interface CutFieldsProps {
  readonly x: number;
  /** Length of the beam, in its unit. */
  readonly length: number;
  readonly system: UnitSystem;
  readonly side: 'left' | 'right';
  readonly kind: ShownKind;
  readonly theory: Theory;
  readonly cutAt: (x: number) => void;
  readonly setSide: (side: 'left' | 'right') => void;
  readonly setKind: (kind: ShownKind) => void;
}

/**
 * The place of the section, the side from which it is seen, and the drawn quantity. Memoized, so that it is not
 * rendered while a picture follows a drag at one place.
 */
export const CutFields = /* @__PURE__ */ memo(function CutFields({
  x,
  length,
  system,
  side,
  kind,
  theory,
  cutAt,
  setSide,
  setKind,
}: CutFieldsProps) {
  const t = useStressText();
  const format = useFormat();
  return (
    <Fields>
      <QuantityField
        label={
          <>
            {t('cut.at')} <i>x</i>
          </>
        }
        name={`${t('cut.at')} x`}
        quantity="length"
        system={system}
        value={x}
        digits={4}
        increment={0.1}
        min={0}
        max={length}
        variables={{ L: length }}
        onCommit={cutAt}
      />
      <Slider
        type="range"
        aria-label={t('cut.slide')}
        aria-valuetext={format.place(x, { system, span: length, isFound: true })}
        min={0}
        max={length}
        step={length / 200}
        value={x}
        onChange={(event) => cutAt(Number(event.target.value))}
      />
      <SegmentedControl
        label={t('cut.side')}
        value={side}
        segments={(['left', 'right'] as const).map((value) => ({
          value,
          label: value === 'left' ? 'x−' : 'x+',
          name: t(`cut.${value}`),
        }))}
        onChange={setSide}
      />
      <SegmentedControl
        label={t('cut.stress')}
        value={kind}
        segments={(['normal', 'shear', 'equivalent', 'flow'] as const).map((value) => ({
          value,
          label: LETTERS[value] ?? `σ ${theory}`,
          name: t(`cut.kind.${value}`),
        }))}
        onChange={setKind}
      />
    </Fields>
  );
});

/** The labels of the buttons; the equivalent stress has the name of its theory. */
const LETTERS: Readonly<Partial<Record<ShownKind, string>>> = { normal: 'σ', shear: 'τ', flow: 'q' };

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2} ${vars.space4};
`;

const Slider = styled.input`
  flex: 1 1 160px;
  max-width: 320px;
  height: ${vars.hit};
  margin: 0;
  accent-color: ${vars.accent};
`;
