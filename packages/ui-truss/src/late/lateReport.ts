// Parts that export a truss, in one chunk: reports and files.
import { filesMessages, reportMessages } from '@eecs/ui-kit/editor';
import { trussResultsMessages } from '../messages/resultsMessages.ts';
import { reportDialogMessages } from '../reporting/reportMessages.ts';

export { FilesRoom } from '../pictures/FilesRoom.tsx';
export { ReportDialog } from '../reporting/ReportDialog.tsx';

/** Texts of each part, which renders once they are loaded. */
export const textsOf = {
  FilesRoom: [filesMessages, trussResultsMessages],
  ReportDialog: [reportMessages, reportDialogMessages],
};
