// What makes files of the board, in one chunk.
export { readDrawing, readRows } from './files/readOthers.ts';
export { writeDxf } from './files/writeDxf.ts';
export { listSheets } from './files/writeTables.ts';
export { writeCsv, writeWorkbook } from '@eecs/ui-kit/editing';
export { drawTrussSvg } from './pictures/drawTrussSvg.ts';
export { listPrintTables } from './pictures/listPrintTables.ts';
export { paintPng } from './pictures/paintPng.ts';
export { printTruss } from './pictures/printTruss.ts';
