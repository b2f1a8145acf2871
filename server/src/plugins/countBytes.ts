import { Transform, type Readable } from 'node:stream';
import { ApiFailure } from '../failures/errors.ts';

/**
 * Passes on a body of unknown size up to a limit, bytes; beyond it the stream ends with ApiFailure `tooLarge`. A caller
 * that does not read it need not handle its error.
 */
export function countBytes(body: Readable, limit: number): Readable {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      if (size > limit) next(new ApiFailure('tooLarge'));
      else next(null, chunk);
    },
  });
  // If a call is refused before its body is read, nobody listens, and a client that then disconnects would end the
  // process.
  counted.on('error', () => undefined);
  body.once('error', (error) => counted.destroy(error));
  return body.pipe(counted);
}
