import type { FastifyRequest } from 'fastify';
import { readCredentials, type Credentials } from '../../accounts/credentials.ts';
import { ApiFailure } from '../../errors.ts';

/** Reads address and password of a request; throws ApiFailure `malformed` for a header that is not both. */
export function credentialsOf({ headers }: Pick<FastifyRequest, 'headers'>): Required<Credentials> {
  const read = readCredentials(headers.authorization, { hasPassword: true });
  if (read?.password === undefined) throw new ApiFailure('malformed', { details: DETAILS });
  return { ...read, password: read.password };
}

/** Reads the address of a request; throws ApiFailure `malformed` for a header that is not that alone. */
export function addressOf({ headers }: Pick<FastifyRequest, 'headers'>): Credentials {
  const read = readCredentials(headers.authorization, { hasPassword: false });
  if (read === null) throw new ApiFailure('malformed', { details: DETAILS });
  return read;
}

const DETAILS = [{ path: '/headers/authorization', rule: 'credentials' }];
