// The build calls these functions; none of this code is sent to a reader.
export { renderBeamPaint } from './renderBeamPaint.tsx';
export { renderGallery } from './renderGallery.tsx';
export { renderLoginPaint, renderTasksPaint } from './renderHeadPaint.tsx';
export { renderFirstPaint } from './renderFirstPaint.tsx';
export { renderStill } from './renderStill.tsx';
export { listTryOuts, renderTryOut } from './renderTryOut.tsx';
export { solveWorked } from './solveWorked.ts';
export { writeStillTheme } from './writeStillTheme.ts';
export { renderTextPages } from './renderTextPages.tsx';
