// Parts that export a beam, in one chunk: reports and files. Few opened beams are exported.
import { filesMessages, reportMessages } from '@eecs/ui-kit/editor';
import { exportMessages } from '../output/exporting/exportMessages.ts';
import { reportDialogMessages } from '../output/reporting/reportMessages.ts';

export { FilesRoom } from '../output/exporting/FilesRoom.tsx';
export { ReportDialog } from '../output/reporting/ReportDialog.tsx';

/** Texts of each part, which renders once they are loaded. */
export const textsOf = {
  FilesRoom: [exportMessages, filesMessages],
  ReportDialog: [reportMessages, reportDialogMessages],
};
