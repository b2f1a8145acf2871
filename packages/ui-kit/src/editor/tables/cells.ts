import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** A cell with the number or the letter of its row. */
export const NumberCell = styled.td`
  width: 26px;
  white-space: nowrap;
  color: ${vars.inkMuted};
`;

/** A cell of numbers, set to the right; a range may break after its dash. */
export const NumericCell = styled.td.attrs<{ 'data-numeric'?: string }>({ 'data-numeric': 'true' })`
  && {
    text-align: end;
  }
`;

/** A word that takes what room there is. */
export const WordCell = styled.td`
  overflow-wrap: anywhere;
`;

/** A word that stays whole. */
export const KindCell = styled.td`
  white-space: nowrap;
`;

/** Names the missing value, in words and in the colour of a warning. */
export const Missing = styled.span`
  color: ${vars.warning};
`;

export const Muted = styled.span`
  color: ${vars.inkMuted};
`;

/** Decimals a cell has room for; a number that is not typed over keeps all it has. */
export const SHOWN_DIGITS = 4;

/** Between the ends of a range; only one in feet and inches may break after it. */
export const RANGE_DASH = { 0: '\u00a0–\u2060\u00a0', 1: '\u00a0– ' } as const;
