import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import plugin from 'fastify-plugin';
import { addVary } from '../http/vary.ts';

const COMPRESSIBLE = /^text\/|[/+](json|xml|javascript|wasm)(;|$)/;

/**
 * Compresses texts for clients that accept it: pages, assets and answers alike. Compressed files are sent as they
 * are.
 */
export const compression = plugin(
  async (app) => {
    app.addHook('onSend', (_request, reply, payload, next) => {
      // Also on the plain form: a cache between must not hand it to others as the only one.
      if (isCompressible(String(reply.getHeader('content-type')))) addVary(reply, 'accept-encoding');
      next(null, payload);
    });
    await app.register(compress, {
      threshold: 1024,
      encodings: ['br', 'gzip'],
      // A packed request would be counted by its packed size: 256 KiB grow to eight MiB. `json-body` refuses it.
      globalDecompression: false,
      customTypes: isCompressible,
      // The default of 11 takes longer than the network saves.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
  },
  { name: 'compression' },
);

function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}
