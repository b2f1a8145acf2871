import type { ReportTemplate } from '../accounts/reportTemplate.ts';
import { ApiFailure } from '../failures/errors.ts';
import { featuresOf, findRestricted } from '../gating/features.ts';
import { createPerClient } from '../flow/perClient.ts';
import { findExcess, findExcessOfResults } from '../solving/documentLimits.ts';
import type { RestrictedOutcome } from '../solving/outcome.ts';
import { type StructureKind, structureOf } from '../kinds/structures.ts';
import type { Client } from '../solving/solveDesk.ts';
import type { WrittenReport } from './reportWorker.ts';
import type { ReportWriter } from './reportWriter.ts';
import type { ReportOutcome } from './reportTask.ts';

/** Accepts requests for reports, with the limits, plans and queue of each client. */
export interface ReportDesk {
  /**
   * Writes a report. Rejects with ApiFailure `schema` for a document that is too large, `tooMany` if the client already
   * has one in progress, and with the failures of the writer. Callers call the function passed to `onceOut` when the
   * answer is sent or abandoned.
   */
  write<K extends StructureKind>(
    task: WrittenReport<K> & { readonly document: unknown },
    client: Client,
    onceOut: (release: () => void) => void,
  ): Promise<ReportOutcome<K> | RestrictedOutcome>;
}

export interface ReportDeskOptions {
  readonly writer: Pick<ReportWriter, 'write'>;
  readonly hasLimits: boolean;
  /** Reads the report settings of an account. @default no settings */
  readonly templateOf?: (userId: number) => Promise<ReportTemplate>;
}

/** All clients share one thread. */
const MAX_AT_ONCE = 1;

/** Creates the desk of one application. */
export function createReportDesk({ writer, hasLimits, templateOf }: ReportDeskOptions): ReportDesk {
  const perClient = createPerClient(MAX_AT_ONCE);
  return {
    async write({ kind, document, written, locale }, { key, userId, allowance, features }, onceOut) {
      const { reportFeature, reportIncludes } = structureOf(kind);
      const task = { kind, document, options: { include: reportIncludes } };
      const restricted =
        features === null
          ? []
          : findRestricted(
              [
                ...(reportFeature === null ? [] : [reportFeature]),
                ...featuresOf({ kind, document, options: {} }),
              ],
              features,
            );
      if (restricted.length > 0) return { kind: 'restricted', features: restricted };
      const excess = hasLimits ? [...findExcess(document, allowance), ...findExcessOfResults(task)] : [];
      if (excess.length > 0) throw new ApiFailure('schema', { details: excess });
      if (key !== null) onceOut(perClient.enter(key));
      const template = userId == null ? undefined : await templateOf?.(userId);
      return writer.write({ kind, written, locale, ...(template !== undefined && { template }) });
    },
  };
}
