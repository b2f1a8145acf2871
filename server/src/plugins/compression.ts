import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import plugin from 'fastify-plugin';
import { addVary } from '../http/vary.ts';

const COMPRESSIBLE = /^text\/|[/+](json|xml|javascript|wasm)(;|$)/;

/**
 * Compresses text for clients that accept it: pages, assets and answers alike. Files that are already compressed are
 * sent unchanged.
 */
export const compression = plugin(
  async (app) => {
    app.addHook('onSend', (_request, reply, payload, next) => {
      // Also on the uncompressed form: a cache on the way must not serve it as the only one.
      if (isCompressible(String(reply.getHeader('content-type')))) addVary(reply, 'accept-encoding');
      next(null, payload);
    });
    await app.register(compress, {
      threshold: 1024,
      encodings: ['br', 'gzip'],
      // A compressed request would be counted by its compressed size: 256 KiB can expand to eight MiB. `json-body`
      // refuses it.
      globalDecompression: false,
      customTypes: isCompressible,
      // The default level 11 takes longer than the network saves.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
  },
  { name: 'compression' },
);

function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}
