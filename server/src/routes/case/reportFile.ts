import type { FastifyReply } from 'fastify';
import { DOCX } from '../../schemas/reportAnswer.ts';

/** A logo of half a megabyte comes with the smallest document. */
export const SMALLEST_BODY_LIMIT = 1024 * 1024;

/** Gives the bytes of a report's file to its reply, named after the title of what it is about. */
export function sendReport(
  reply: FastifyReply,
  { title, file }: { readonly title: string; readonly file: Uint8Array<ArrayBuffer> },
): Buffer {
  reply.type(DOCX).header('content-disposition', nameFile(title));
  return Buffer.from(file.buffer);
}

const MOST_SIGNS = 80;

/** How the file is called where it is kept: as its title, without what names of files may not have. */
function nameFile(title: string): string {
  const whole = title.replace(/[\p{C}\s<>:"/\\|?*]+/gu, ' ').trim();
  // By signs, for one of two halves is not to be cut.
  const name = [...whole].slice(0, MOST_SIGNS).join('');
  // RFC 8187 allows fewer characters than `encodeURIComponent` lets through.
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="report.docx"; filename*=UTF-8''${encoded}.docx`;
}
