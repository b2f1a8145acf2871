// The report dialog of a frame, in one chunk.
import { reportMessages } from '@eecs/ui-kit/editor';
import { reportDialogMessages } from '../reporting/reportMessages.ts';

export { ReportDialog } from '../reporting/ReportDialog.tsx';

/** The texts of the dialog, which waits for them. */
export const textsOf = { ReportDialog: [reportMessages, reportDialogMessages] };
