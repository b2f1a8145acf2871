import type { FastifyReply } from 'fastify';
import { DOCX } from '../../schemas/reportAnswer.ts';

/** Even the smallest document may come with a logo of half a megabyte. */
export const SMALLEST_BODY_LIMIT = 1024 * 1024;

/** Sends the bytes of a report file, named after the title of its structure. */
export function sendReport(
  reply: FastifyReply,
  { title, file }: { readonly title: string; readonly file: Uint8Array<ArrayBuffer> },
): Buffer {
  reply.type(DOCX).header('content-disposition', nameFile(title));
  return Buffer.from(file.buffer);
}

const MOST_SIGNS = 80;

/** Returns the file name of a title, without characters that file names must not contain. */
function nameFile(title: string): string {
  const whole = title.replace(/[\p{C}\s<>:"/\\|?*]+/gu, ' ').trim();
  // Cut by characters, so that no surrogate pair is split.
  const name = [...whole].slice(0, MOST_SIGNS).join('');
  // RFC 8187 allows fewer characters than `encodeURIComponent` leaves unescaped.
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="report.docx"; filename*=UTF-8''${encoded}.docx`;
}
