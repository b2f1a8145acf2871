// What makes reports, in one chunk.
import { reportMessages } from '@eecs/ui-kit/editor';
import { toldMessages } from './reporting/reportMessages.ts';

export { ReportDialog } from './reporting/ReportDialog.tsx';

/** What each part speaks by: it is not shown before that is there. */
export const textsOf = { ReportDialog: [reportMessages, toldMessages] };
