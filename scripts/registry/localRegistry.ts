import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readShelf, type Version } from './shelf.ts';

export interface RegistryOptions {
  /** Folder of the published packages; another registry with the same folder has them, too. */
  readonly folder: string;
  /**
   * Packages that are taken from the npm registry rather than from those installed here, because another version is
   * needed.
   * @default none
   */
  readonly elsewhere?: readonly string[] | 'all';
}

export interface Registry {
  /** With a slash at its end, as npm writes it. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** The token that allows publishing to this registry. */
export const TOKEN = 'local';

const UPSTREAM = 'https://registry.npmjs.org/';
/** The scope that is never looked up in another registry. */
const OWN_SCOPE = '@eecs/';

/** A failure that npm prints. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Starts an npm registry on a free port of this machine, with the part of the protocol that publishing and installing
 * need: a test publishes packages there, and installs them by name. All other packages come from those installed here,
 * without a network, or from the npm registry.
 */
export async function startRegistry({ folder, elsewhere = [] }: RegistryOptions): Promise<Registry> {
  const shelf = readShelf();
  const published = async (name: string): Promise<readonly Version[]> => {
    const place = path.join(folder, encodeURIComponent(name));
    const files = await readdir(place).catch(() => []);
    const texts = files
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFile(path.join(place, file), 'utf8'));
    return (await Promise.all(texts)).map((text) => JSON.parse(text) as Version);
  };

  const answer = async (request: IncomingMessage, base: string): Promise<Answer> => {
    const target = decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '').slice(1);
    const [name = '', file] = target.split('/-/');
    if (request.method === 'PUT') return publish(name, await readPublished(request), folder);
    if (name === '') return { json: {} };
    const own = await published(name);
    const known = own.length > 0 || elsewhere === 'all' || elsewhere.includes(name) ? own : shelf.list(name);
    if (known.length === 0) {
      if (name.startsWith(OWN_SCOPE)) throw new Refusal(404, `${name} has never been published`);
      return { to: UPSTREAM + (file === undefined ? name.replace('/', '%2f') : target) };
    }
    if (file === undefined) return { json: describe(name, known, base) };
    const version = file.slice(`${path.basename(name)}-`.length, -'.tgz'.length);
    const bytes =
      own.length > 0
        ? await readFile(path.join(folder, encodeURIComponent(name), `${version}.tgz`))
        : await shelf.pack(name, version);
    if (bytes === null) throw new Refusal(404, `${file} is not here`);
    return { bytes };
  };

  const server = createServer((request, response) => {
    const base = `http://${request.headers.host ?? ''}/`;
    answer(request, base).then(
      (found) => {
        if ('to' in found) response.writeHead(302, { location: found.to }).end();
        else if ('bytes' in found) response.end(found.bytes);
        else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found.json));
      },
      (error: unknown) => {
        response
          .writeHead(error instanceof Refusal ? error.status : 500, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: String(error) }));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Answer = { readonly json: unknown } | { readonly bytes: Buffer } | { readonly to: string };

/** Describes a package with all its versions, newest last. */
function describe(name: string, versions: readonly Version[], base: string): unknown {
  const latest = versions.at(-1)?.version;
  const named = versions.map((one) => {
    const tarball = `${base}${name}/-/${path.basename(name)}-${one.version}.tgz`;
    return [one.version, { ...one, dist: { ...(one['dist'] as object | undefined), tarball } }] as const;
  });
  return { name, 'dist-tags': { latest }, versions: Object.fromEntries(named) };
}

interface Publication {
  readonly access?: string;
  readonly versions: Readonly<Record<string, Version>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

async function readPublished(request: IncomingMessage): Promise<Publication> {
  if (request.headers.authorization !== `Bearer ${TOKEN}`) throw new Refusal(401, 'who is publishing?');
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Publication;
}

/** Stores a published package; each version can be published only once. */
async function publish(
  name: string,
  { access, versions, _attachments }: Publication,
  folder: string,
): Promise<Answer> {
  const place = path.join(folder, encodeURIComponent(name));
  await mkdir(place, { recursive: true });
  const [version] = Object.values(versions);
  const [tarball] = Object.values(_attachments);
  if (version === undefined || tarball === undefined) throw new Refusal(400, 'nothing is published');
  // Otherwise the npm registry would publish a scoped package as private.
  if (access !== 'public') throw new Refusal(402, `${name} is published for nobody`);
  const bytes = Buffer.from(tarball.data, 'base64');
  const { integrity } = version['dist'] as { readonly integrity: string };
  if (integrity !== `sha512-${createHash('sha512').update(bytes).digest('base64')}`)
    throw new Refusal(400, `${name} came damaged`);
  const file = path.join(place, version.version);
  try {
    await writeFile(`${file}.json`, JSON.stringify(version), { flag: 'wx' });
  } catch {
    throw new Refusal(403, `${name} ${version.version} has been published before`);
  }
  await writeFile(`${file}.tgz`, bytes);
  return { json: { ok: true } };
}
