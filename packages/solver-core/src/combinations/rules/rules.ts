import type { CombinationRule, RuleId } from '../rule.ts';
import { ASCE_7_16, ASCE_7_22 } from './asce7.ts';
import { EN_1990, EN_1990_AB, EN_1990_NO, EN_1990_UK, EN_1990_UK_B } from './en1990.ts';

/** The rules that a document may name, by their ids. */
export const RULES: Readonly<Record<RuleId, CombinationRule>> = {
  en1990: EN_1990,
  'en1990-ab': EN_1990_AB,
  'en1990-uk': EN_1990_UK,
  'en1990-uk-b': EN_1990_UK_B,
  'en1990-no': EN_1990_NO,
  'asce7-22': ASCE_7_22,
  'asce7-16': ASCE_7_16,
};
