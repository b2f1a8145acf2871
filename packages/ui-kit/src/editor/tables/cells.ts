import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** A cell with the number or the letter of its row. */
export const NumberCell = styled.td`
  width: 26px;
  white-space: nowrap;
  color: ${vars.inkMuted};
`;

/** A right-aligned cell of numbers; a range may break after its dash. */
export const NumericCell = styled.td.attrs<{ 'data-numeric'?: string }>({ 'data-numeric': 'true' })`
  && {
    text-align: end;
  }
`;

/** A word that takes the remaining width. */
export const WordCell = styled.td`
  overflow-wrap: anywhere;
`;

/** A word that does not wrap. */
export const KindCell = styled.td`
  white-space: nowrap;
`;

/** Names a missing value, in words and in the warning colour. */
export const Missing = styled.span`
  color: ${vars.warning};
`;

export const Muted = styled.span`
  color: ${vars.inkMuted};
`;

/** Number of decimals in a cell; a stored number keeps all its digits. */
export const SHOWN_DIGITS = 4;

/** The dash of a range; only a range in feet and inches may break after it. */
export const RANGE_DASH = { 0: '\u00a0–\u2060\u00a0', 1: '\u00a0– ' } as const;
