import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';
import { ColorInput } from '../tables/ColorInput.tsx';
import { useTableText } from '../messages/tableMessages.ts';
import { SegmentedSwatches } from './SegmentedSwatches.tsx';
import { SET_COLORS } from '../../editing/setColors.ts';

export interface ColorFieldProps<Color extends string | null> {
  readonly label: string;
  /** The accessible name of the group; it contains the words of the label. */
  readonly name: string;
  readonly value: Color;
  /** The name of the option of no own colour, if that can be chosen. */
  readonly none?: null extends Color ? string : never;
  readonly disabled: boolean;
  readonly onCommit: (color: Color) => void;
}

/**
 * A field for one of the colours that every reader can distinguish, or for a custom code; the current colour of the
 * document is offered too.
 */
export function ColorField<Color extends string | null>(props: ColorFieldProps<Color>) {
  const { label, name, value, none, disabled, onCommit } = props;
  const t = useTableText();
  const known: readonly string[] = SET_COLORS;
  const isOther = value !== null && !known.includes(value);
  const choices = isOther ? [value, ...known] : known;
  return (
    <Frame>
      <summary>
        {label}
        <Sample $color={value} />
      </summary>
      <SegmentedSwatches
        label={name}
        value={value}
        disabled={disabled}
        swatches={[
          ...(none === undefined ? [] : [{ color: null, name: none }]),
          ...choices.map((color) => ({
            color,
            name: known.includes(color) ? t(`color.${keyOf(color)}`) : t('color.other'),
          })),
        ]}
        onChange={(color) => onCommit(color as Color)}
      />
      <ColorInput
        label={t('color.code')}
        name={t('color.codeOf', { name })}
        value={value ?? ''}
        disabled={disabled}
        placeholder="#0072b2"
        maxLength={40}
        onCommit={(color) => onCommit(color as Color)}
      />
    </Frame>
  );
}

type ColorKey = (typeof SET_COLORS)[number] extends `#${infer Key}` ? Key : never;

function keyOf(color: string): ColorKey {
  return color.slice(1) as ColorKey;
}

/** Closed by default, because few readers want another colour. */
const Frame = styled.details`
  & > summary {
    width: max-content;
    min-height: ${vars.hit};
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
    line-height: ${vars.hit};
    cursor: pointer;
  }
`;

const Sample = styled.span<{ readonly $color: string | null }>`
  display: inline-block;
  width: 14px;
  height: 14px;
  margin-inline-start: ${vars.space2};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${({ $color }) => $color ?? 'transparent'};
  vertical-align: -2px;
  /* Swatches keep their colours in forced-colours mode. */
  forced-color-adjust: none;
`;
