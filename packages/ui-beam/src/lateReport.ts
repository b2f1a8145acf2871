// What takes a beam out of the editor, in one chunk: reports and files. Few of the beams that are opened leave it.
import { reportMessages } from '@eecs/ui-kit/editor';
import { exportMessages } from './exporting/exportMessages.ts';
import { toldMessages } from './reporting/reportMessages.ts';

export { FilesRoom } from './exporting/FilesRoom.tsx';
export { ReportDialog } from './reporting/ReportDialog.tsx';

/** What each part speaks by: it is not shown before that is there. */
export const textsOf = { FilesRoom: [exportMessages], ReportDialog: [reportMessages, toldMessages] };
