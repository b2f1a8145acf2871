// Writers of reports, in one chunk.
import { reportMessages } from '@eecs/ui-kit/editor';
import { toldMessages } from './reporting/reportMessages.ts';

export { ReportDialog } from './reporting/ReportDialog.tsx';

/** Texts of each part, which waits for them. */
export const textsOf = { ReportDialog: [reportMessages, toldMessages] };
