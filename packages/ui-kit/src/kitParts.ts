// These parts of the kit are loaded in one chunk, with the first notice, dialog, diagram, touched field or theme of a
// page.
export { CursorTrack } from './diagrams/CursorTrack.tsx';
export { DiagramTable } from './diagrams/DiagramTable.tsx';
export { TableTools } from './diagrams/TableTools.tsx';
export { Dialog } from './dialog/Dialog.tsx';
export { SignBar } from './fields/SignBar.tsx';
export { NoticeList } from './notices/NoticeList.tsx';
export { PageTheme } from './root/PageTheme.tsx';
