import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError, toStartError } from '../config/startError.ts';
import { codeOf } from '../text/errorCode.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** The variable the port came from. */
  readonly variable: string;
}

/**
 * Connections that may wait to be taken, as many as Linux allows unless told
 * otherwise: of a thousand at once none is turned away.
 */
const BACKLOG = 4096;

/** Listens, or closes the application and fails with a StartError. */
export async function listen(app: FastifyInstance, address: ListenAddress): Promise<string> {
  try {
    return await app.listen({ host: address.host, port: address.port, backlog: BACKLOG });
  } catch (error) {
    await app.close();
    throw toListenError(address, error);
  }
}

/** Fails with a StartError when a port is taken, before the long steps of a start are done for nothing. */
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
