import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { createAddressTest, toClientKey } from '../http/clientAddress.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Key under which requests of the address are counted. */
    readonly addressKey: string;
    /** Whether the rate limits count the address. */
    readonly isCounted: boolean;
    /** Key under which calls that send mail are counted; null if the address is not counted. */
    readonly throttleKey: string | null;
  }
}

export interface ClientKeysOptions {
  /** Addresses that are exempt from the rate limits. */
  readonly rateExempt: readonly string[];
}

/** A connection that has closed has no address, whatever its type says. */
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
