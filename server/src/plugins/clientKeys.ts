import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { createAddressTest, toClientKey } from '../http/clientAddress.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** By which what comes from an address is counted. */
    readonly addressKey: string;
    /** Whether the limits on use count what comes from the address. */
    readonly isCounted: boolean;
    /** By which what mails something is counted; null for an address that is not counted. */
    readonly throttleKey: string | null;
  }
}

export interface ClientKeysOptions {
  /** Addresses that the limits on use do not count. */
  readonly rateExempt: readonly string[];
}

/** A connection that is gone already has no address, whatever its type is. */
function ipOf({ ip }: { readonly ip: string | undefined }): string {
  return ip ?? '';
}

/**
 * Determines the key under which the requests of an anonymous client are counted, and whether they are counted at all.
 */
export const clientKeys = plugin<ClientKeysOptions>(
  (app, { rateExempt }, done) => {
    const isExempt = createAddressTest(rateExempt);
    app.decorateRequest('addressKey', {
      getter(this: FastifyRequest) {
        return toClientKey(ipOf(this));
      },
    });
    app.decorateRequest('isCounted', {
      getter(this: FastifyRequest) {
        return !isExempt(ipOf(this));
      },
    });
    app.decorateRequest('throttleKey', {
      getter(this: FastifyRequest) {
        return this.isCounted ? this.addressKey : null;
      },
    });
    done();
  },
  { name: 'client-keys' },
);
