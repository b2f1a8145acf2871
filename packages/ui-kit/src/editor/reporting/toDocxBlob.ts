import type { Report } from '../../report/blocks.ts';
import { writeDocx } from '../../report/docx/writeDocx.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Writes a report as a word processor file, as a Blob for the browser to save. */
export function toDocxBlob(report: Report): Blob {
  return new Blob([writeDocx(report).slice()], { type: DOCX });
}
