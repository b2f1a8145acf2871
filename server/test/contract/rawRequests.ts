import { connect } from 'node:net';

/** Starts a request of a call and never finishes its headers; returns the status of the answer. */
export function askSlowly(address: string, call: string): Promise<number> {
  return exchange(address, `${call} HTTP/1.1\r\nHost: localhost\r\n`);
}

/** Sends a request with headers that are too long; returns the status of the answer. */
export function askWithLongHeaders(
  address: string,
  { method, url }: { readonly method: string; readonly url: string },
): Promise<number> {
  const long = `X-Long: ${'x'.repeat(9000)}`;
  return exchange(address, `${method} ${url} HTTP/1.1\r\nHost: localhost\r\n${long}\r\n\r\n`);
}

/** Sends a request without a host; returns the status of the answer. */
export function askWithoutHost(
  address: string,
  { method, url }: { readonly method: string; readonly url: string },
): Promise<number> {
  return exchange(address, `${method} ${url} HTTP/1.1\r\nContent-Length: 0\r\n\r\n`);
}

/** Writes bytes and reads the answer, which must have the common form of a failure. */
function exchange(address: string, text: string): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const { errno, error, message, requestId } = JSON.parse(body) as Readonly<Record<string, unknown>>;
      const types = [errno, error, message, requestId].map((value) => typeof value).join();
      if (types !== 'number,string,string,string') reject(new Error(`not the form of a failure: ${body}`));
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]));
    });
  });
}
