import { inflateSync } from 'node:zlib';
import { type BeamCase, caseHash, deriveFields } from '@eecs/solver-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { readCaseBlob, readCaseFile } from './caseFile.ts';
import { writeCaseFile } from './writeCaseFile.ts';
import { deflate, inflate, store, unstore } from '@eecs/ui-kit/editing';
import { isShare, MAX_FRAGMENT, readShare, writeShare } from './shareLink.ts';

const documents = Object.entries(beamExamples);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a JSON file', () => {
  test.each(documents)('%s goes out and comes back whole, with what follows from it', (_, document) => {
    const told = { ...document, ...deriveFields(document) };
    expect(readCaseFile(writeCaseFile(document))).toEqual({ ok: true, document: told, corrections: [] });
  });

  test('derived fields of a file are computed from its current document', () => {
    const real = { ...beamExamples.twoSpans, isReal: true };
    const bare: BeamCase = { ...real, materials: [], sections: [], beamSections: [], selfWeight: false };
    expect(JSON.parse(writeCaseFile(bare))).toMatchObject({ isReal: false, totalMass: 0 });
    expect(JSON.parse(writeCaseFile(real))).toMatchObject({ isReal: true });
  });

  test('fields this version does not know come back too', () => {
    const own = { ...beamExamples.twoSpans, memo: 'north wing' };
    const back = readCaseFile(writeCaseFile(own));
    expect(back.ok && back.document).toEqual({ ...own, ...deriveFields(own) });
  });

  test('a mark of byte order is no part of the text', () => {
    expect(readCaseFile(`\uFEFF${writeCaseFile(beamExamples.twoSpans)}`).ok).toBe(true);
  });

  test('invalid JSON and a file that is far too large are reported', () => {
    expect(readCaseFile('{"L": 5')).toMatchObject({ ok: false, problem: 'notJson' });
    expect(readCaseFile('')).toMatchObject({ ok: false, problem: 'notJson' });
    expect(readCaseFile(' '.repeat(32_000_001))).toMatchObject({ ok: false, problem: 'tooLarge' });
  });

  const nested = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as unknown;

  test('a field nested without end is refused by its place, in a file and in a link', async () => {
    const text = JSON.stringify({ ...beamExamples.twoSpans, zz: nested });
    const refusal = {
      ok: false,
      problem: 'notBeam',
      failures: [{ code: 'schema.depth', path: '/zz/a/a/a' }],
    };
    expect(readCaseFile(text)).toMatchObject(refusal);
    const packed = Buffer.from(await deflate(text)).toString('base64url');
    expect(packed.length).toBeLessThan(MAX_FRAGMENT);
    expect(await readShare(`#c=${packed}`)).toMatchObject(refusal);
  });

  test('more loads than a visitor’s server takes are refused with their number, in a file and in a link', async () => {
    const [load] = beamExamples.twoSpans.loads;
    const text = JSON.stringify({ ...beamExamples.twoSpans, loads: Array(501).fill(load) });
    const failures = [{ code: 'schema.tooMany', path: '/loads', values: { actual: 501, maximum: 500 } }];
    const refusal = { ok: false, problem: 'notBeam', failures };
    expect(readCaseFile(text).ok).toBe(true);
    expect(readCaseFile(text, { limits: 'anonymous' })).toMatchObject(refusal);
    const packed = Buffer.from(await deflate(text)).toString('base64url');
    expect(await readShare(`#c=${packed}`, { limits: 'anonymous' })).toMatchObject(refusal);
  });

  test('a file of too many bytes is not read at all', async () => {
    const file = new Blob(['x'.repeat(1_000_001)]);
    const read = vi.spyOn(file, 'text');
    expect(await readCaseBlob(file, { limits: 'anonymous' })).toMatchObject({
      ok: false,
      problem: 'tooLarge',
    });
    expect(read).not.toHaveBeenCalled();
    const small = new Blob([writeCaseFile(beamExamples.twoSpans)]);
    expect((await readCaseBlob(small, { limits: 'anonymous' })).ok).toBe(true);
  });

  test('characters that no server stores are removed from titles and names only', () => {
    const bad = '\u0000a\u0085\ud800\u202eb\udc00\u200b🏗\n';
    const { twoSpans } = beamExamples;
    const [set] = twoSpans.caseSets;
    const read = readCaseFile(
      JSON.stringify({
        ...twoSpans,
        title: bad,
        description: bad,
        caseSets: [{ ...set, title: bad, description: bad }],
        materials: [{ name: bad, E: 210_000 }],
      }),
    );
    const clean = { title: 'ab🏗', description: 'ab🏗\n' };
    expect(read.ok && read.document).toMatchObject({
      ...clean,
      caseSets: [clean],
      materials: [{ name: clean.title }],
    });
  });

  test('a name that is longer than a server keeps is refused with its place', () => {
    const name = 'x'.repeat(201);
    const read = readCaseFile(JSON.stringify({ ...beamExamples.twoSpans, caseSets: [{ title: name }] }));
    expect(read).toMatchObject({
      ok: false,
      problem: 'notBeam',
      failures: [{ code: 'schema.tooLong', path: '/caseSets/0/title', values: { maximum: 200 } }],
    });
  });

  test('every place that is wrong is named, not the first alone', () => {
    const { supports, ...rest } = beamExamples.twoSpans;
    const broken = {
      ...rest,
      L: 'long',
      supports: [
        { ...supports[0], x: null },
        { className: 'rope', x: 1 },
      ],
    };
    const read = readCaseFile(JSON.stringify(broken));
    expect(read.ok).toBe(false);
    expect(read.ok ? [] : read.failures.map(({ path }) => path).sort()).toEqual([
      '/L',
      '/supports/0/x',
      '/supports/1/className',
    ]);
  });
});

describe('a link', () => {
  test.each(documents)('%s fits into one and comes back whole', async (_, document) => {
    const written = await writeShare(document);
    expect(written.ok).toBe(true);
    if (!written.ok) return;
    expect(isShare(written.fragment)).toBe(true);
    expect(written.fragment.length).toBeLessThanOrEqual(MAX_FRAGMENT);
    expect(written.fragment).toMatch(/^#c=[\w-]+$/);
    expect(await readShare(written.fragment)).toEqual({ ok: true, document, corrections: [] });
  });

  test('a link contains the sender’s view, which is no part of the beam', async () => {
    const written = await writeShare(beamExamples.twoSpans, { set: 'all', rows: ['M'], view: [0.25, 0.5] });
    const read = written.ok ? await readShare(written.fragment) : null;
    expect(read).toEqual({
      ok: true,
      document: beamExamples.twoSpans,
      corrections: [],
      shown: { set: 'all', rows: ['M'], view: [0.25, 0.5] },
    });
  });

  test('a link leaves out the sender’s view if the beam fits only without it', async () => {
    const bare = await writeShare(beamExamples.twoSpans);
    const wide = { view: Array.from({ length: MAX_FRAGMENT }, () => 0) } as object;
    expect(await writeShare(beamExamples.twoSpans, wide)).toEqual(bare);
  });

  test('titles of any script survive', async () => {
    const named: BeamCase = { ...beamExamples.twoSpans, title: 'Прогін № 7 — «дах» 🏗' };
    const written = await writeShare(named);
    const back = written.ok ? await readShare(written.fragment) : null;
    expect(back?.ok === true && back.document.title).toBe(named.title);
  });

  test('the packing is deflate in a zlib frame: another program reads it', async () => {
    expect(inflateSync(await deflate('balka')).toString()).toBe('balka');
    expect(inflateSync(store(new TextEncoder().encode('x'.repeat(70_000)))).length).toBe(70_000);
    expect(inflateSync(store(new Uint8Array(0))).length).toBe(0);
  });

  test('a beam too large for a link is reported with its size', async () => {
    // Random numbers cannot be compressed.
    const loads = Array.from({ length: 900 }, (_, i) => ({
      id: i,
      className: 'ShearLoad' as const,
      x: Math.abs(Math.sin(i * 12.9898)) * 10,
      c: [Math.cos(i * 78.233) * 1e4, 0, Math.cos(i * 78.233) * 1e4] as const,
      alpha: 90,
      sets: 1,
    }));
    const written = await writeShare({ ...beamExamples.twoSpans, loads });
    expect(written).toMatchObject({ ok: false });
    expect(written.ok ? 0 : written.length).toBeGreaterThan(MAX_FRAGMENT);
  });

  test.each(['', '!!!', 'eJwD', 'eJxLBAA', 'AAAA', '%00', 'x'.repeat(5000)])(
    'a damaged one, %j, is reported and never throws',
    async (tail) => {
      expect(await readShare(`#c=${tail}`)).toMatchObject({ ok: false });
    },
  );

  test('a truncated link is reported', async () => {
    const written = await writeShare(beamExamples.twoSpans);
    const { fragment } = written.ok ? written : { fragment: '' };
    for (let length = 4; length < fragment.length; length += 17) {
      expect((await readShare(fragment.slice(0, length))).ok).toBe(false);
    }
  });

  test('a link that would unpack to more than a document is refused without unpacking it', async () => {
    const bomb = await deflate(' '.repeat(5_000_000));
    await expect(inflate(bomb)).rejects.toThrow('more than a document');
  });

  test('a browser without compression writes what every other reads, and reads its own', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const written = await writeShare(beamExamples.proppedCantilever);
    vi.unstubAllGlobals();
    expect(written.ok && (await readShare(written.fragment)).ok).toBe(true);
    vi.stubGlobal('DecompressionStream', undefined);
    const back = written.ok ? await readShare(written.fragment) : null;
    expect(back?.ok === true && caseHash(back.document)).toBe(caseHash(beamExamples.proppedCantilever));
    expect(() => unstore(Uint8Array.of(0x78, 0x9c, 0x4b, 0x04))).toThrow('cannot unpack');
  });
});
