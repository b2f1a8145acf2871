// What takes a beam out of the editor, in one chunk: reports and files. Few of the beams that are opened leave it.
export { FilesRoom } from './exporting/FilesRoom.tsx';
export { ReportDialog } from './reporting/ReportDialog.tsx';
