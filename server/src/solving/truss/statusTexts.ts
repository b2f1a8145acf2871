import { judgeInitialData, type SectionStatus, type StatusReason } from '@eecs/solver-core/truss-rules';
import { createStatusTexts } from '../texts/statusTexts.ts';

/** Describes for every section of a truss whether it is complete and, if not, why. */
export const describeStatuses = createStatusTexts<StatusReason, SectionStatus>(judgeInitialData);
