// What a report is made with, in one chunk: few beams of those that are opened are reported on.
export { ReportDialog } from './reporting/ReportDialog.tsx';
