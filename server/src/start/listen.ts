import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError, toStartError } from '../config/startError.ts';
import { codeOf } from '../text/errorCode.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** The environment variable that sets the port. */
  readonly variable: string;
}

/**
 * Length of the queue of new connections, which is Linux's default limit: of a thousand simultaneous ones none is
 * refused.
 */
const BACKLOG = 4096;

/** Listens; on failure closes the application and rejects with a StartError. */
export async function listen(app: FastifyInstance, address: ListenAddress): Promise<string> {
  try {
    return await app.listen({ host: address.host, port: address.port, backlog: BACKLOG });
  } catch (error) {
    await app.close();
    throw toListenError(address, error);
  }
}

/** Rejects with a StartError if a port is taken, before the long steps of a start. */
export async function checkPort(address: ListenAddress): Promise<void> {
  const probe = net.createServer();
  try {
    probe.listen(address.port, address.host);
    await once(probe, 'listening');
  } catch (error) {
    throw toListenError(address, error);
  }
  probe.close();
  await once(probe, 'close');
}

function toListenError({ host, port, variable }: ListenAddress, error: unknown): StartError {
  if (codeOf(error) === 'EADDRINUSE') {
    return new StartError(`Port ${port} is already in use; set ${variable} to another one`, { cause: error });
  }
  return toStartError(`Cannot listen on ${host}:${port}`, error);
}
