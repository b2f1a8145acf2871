// What of the kit comes with the first notice, question, table of values, touched field or theme of a page, in one
// chunk.
export { DiagramTable } from './diagrams/DiagramTable.tsx';
export { TableTools } from './diagrams/TableTools.tsx';
export { Dialog } from './dialog/Dialog.tsx';
export { SignBar } from './fields/SignBar.tsx';
export { NoticeList } from './notices/NoticeList.tsx';
export { PageTheme } from './root/PageTheme.tsx';
