import type { FastifyRequest } from 'fastify';
import { readCredentials, type Credentials } from '../../accounts/credentials.ts';
import { ApiFailure } from '../../failures/errors.ts';

/** Reads address and password from a request; throws ApiFailure `malformed` unless the header has both. */
export function credentialsOf(request: Pick<FastifyRequest, 'headers'>): Required<Credentials> {
  const { password, ...read } = readHeader(request, true);
  if (password === undefined) throw new Error('`readCredentials` gave no password');
  return { ...read, password };
}

/** Reads the address from a request; throws ApiFailure `malformed` unless the header has only that. */
export function addressOf(request: Pick<FastifyRequest, 'headers'>): Credentials {
  return readHeader(request, false);
}

function readHeader({ headers }: Pick<FastifyRequest, 'headers'>, hasPassword: boolean): Credentials {
  const read = readCredentials(headers.authorization, { hasPassword });
  if ('rule' in read) throw new ApiFailure('malformed', { details: [read], text: 'auth.header' });
  return read;
}
