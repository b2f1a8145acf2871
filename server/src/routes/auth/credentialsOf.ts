import type { FastifyRequest } from 'fastify';
import { readCredentials, type Credentials } from '../../accounts/credentials.ts';
import { ApiFailure } from '../../failures/errors.ts';

/** Reads address and password of a request; throws ApiFailure `malformed` for a header that is not both. */
export function credentialsOf(request: Pick<FastifyRequest, 'headers'>): Required<Credentials> {
  const { password, ...read } = readHeader(request, true);
  if (password === undefined) throw new Error('`readCredentials` gave no password');
  return { ...read, password };
}

/** Reads the address of a request; throws ApiFailure `malformed` for a header that is not that alone. */
export function addressOf(request: Pick<FastifyRequest, 'headers'>): Credentials {
  return readHeader(request, false);
}

function readHeader({ headers }: Pick<FastifyRequest, 'headers'>, hasPassword: boolean): Credentials {
  const read = readCredentials(headers.authorization, { hasPassword });
  if ('rule' in read) throw new ApiFailure('malformed', { details: [read], text: 'auth.header' });
  return read;
}
