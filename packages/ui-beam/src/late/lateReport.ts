// Parts that take a beam out of the editor, in one chunk: reports and files. Few of the opened beams leave it.
import { filesMessages, reportMessages } from '@eecs/ui-kit/editor';
import { exportMessages } from '../output/exporting/exportMessages.ts';
import { reportDialogMessages } from '../output/reporting/reportMessages.ts';

export { FilesRoom } from '../output/exporting/FilesRoom.tsx';
export { ReportDialog } from '../output/reporting/ReportDialog.tsx';

/** Texts of each part, which waits for them. */
export const textsOf = {
  FilesRoom: [exportMessages, filesMessages],
  ReportDialog: [reportMessages, reportDialogMessages],
};
