import type { ReportTemplate } from '../accounts/reportTemplate.ts';
import { ApiFailure } from '../failures/errors.ts';
import { featuresOf, findRestricted } from '../gating/features.ts';
import { createPerClient } from '../flow/perClient.ts';
import type { FeatureKey } from '../plans/features.ts';
import { findExcess, findExcessOfResults } from '../solving/documentLimits.ts';
import type { RestrictedOutcome } from '../solving/outcome.ts';
import type { StructureKind } from '../solving/solver.ts';
import type { Client } from '../solving/solveDesk.ts';
import type { WrittenReport } from './reportWorker.ts';
import type { ReportWriter } from './reportWriter.ts';
import type { ReportOutcome } from './writeReport.ts';

/** Where reports are ordered: limits, plans and turns of each client. */
export interface ReportDesk {
  /**
   * Has a report written. Rejects with ApiFailure `schema` for a document that is too large, `tooMany` when the client
   * has one under way already, and whatever the writer rejects with. What is given to `onceOut` is to be called when
   * the answer is out, or given up.
   */
  write<K extends StructureKind>(
    task: WrittenReport<K> & { readonly document: unknown },
    client: Client,
    onceOut: (release: () => void) => void,
  ): Promise<ReportOutcome<K> | RestrictedOutcome>;
}

export interface ReportDeskOptions {
  readonly writer: ReportWriter;
  readonly hasLimits: boolean;
  /** Reads what an account says of its reports. @default nothing */
  readonly templateOf?: (userId: number) => Promise<ReportTemplate>;
}

/** The feature that a plan needs. */
const REPORT: Readonly<Record<StructureKind, FeatureKey>> = { msb: 'msb.report', truss: 'truss.report' };
/** There is one thread for all. */
const MAX_AT_ONCE = 1;

/** Creates the desk of one application. */
export function createReportDesk({ writer, hasLimits, templateOf }: ReportDeskOptions): ReportDesk {
  const perClient = createPerClient(MAX_AT_ONCE);
  return {
    async write({ kind, document, written, locale }, { key, userId, allowance, features }, onceOut) {
      // A report on a beam tells the stresses of five theories too.
      const task = { kind, document, options: kind === 'msb' ? { include: ['eq' as const] } : {} };
      const restricted =
        features === null
          ? []
          : findRestricted([REPORT[kind], ...featuresOf({ kind, document, options: {} })], features);
      if (restricted.length > 0) return { kind: 'restricted', features: restricted };
      const excess = hasLimits ? [...findExcess(document, allowance), ...findExcessOfResults(task)] : [];
      if (excess.length > 0) throw new ApiFailure('schema', { details: excess });
      if (key !== null) onceOut(perClient.enter(key));
      const template = userId == null ? undefined : await templateOf?.(userId);
      return writer.write({ kind, written, locale, ...(template !== undefined && { template }) });
    },
  };
}
