import type { Host } from '../../host/host.ts';
import type { Locale } from '../../i18n/locale.ts';

/** The host of an editor of structures; `ReportOptions` are the options of a report on its kind. */
export interface ReportingHost<
  Document = never,
  Answer = unknown,
  Asked extends object = object,
  ReportOptions extends object = object,
> extends Host<Document, Answer, Asked> {
  /** Writes a report on a document as a DOCX file, on a server. @default the editor writes it itself */
  readonly writeReport?: (
    document: Document,
    wanted: ReportOptions & { readonly locale: Locale },
  ) => Promise<Blob>;
}
