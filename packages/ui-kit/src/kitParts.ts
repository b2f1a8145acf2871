// What of the kit comes with the first notice, question or touched field, in one chunk.
export { Dialog } from './dialog/Dialog.tsx';
export { SignBar } from './fields/SignBar.tsx';
export { NoticeList } from './notices/NoticeList.tsx';
