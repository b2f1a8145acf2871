import type { MemberLimits } from '../../model/common/document.ts';
import { AISC } from './aisc/checkMember.ts';
import { EUROCODE } from './eurocode/checkMember.ts';
import type { MemberCode } from './memberCheck.ts';

/** The rules of each standard. */
export const CODES: Readonly<Record<MemberLimits['standard'], MemberCode>> = {
  'EN 1993-1-1': EUROCODE,
  'AISC 360-22': AISC,
};
