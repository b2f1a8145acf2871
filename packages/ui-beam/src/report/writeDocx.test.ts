import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { getReportWords } from './allWords.ts';
import { type ReportLogo, writeDocx } from '@eecs/ui-kit/report';
import { createReport } from './createReport.ts';
import { REPORT_PARTS } from './reportOptions.ts';
import { solveForReport } from './solveForReport.ts';

/** Reads an uncompressed archive by the directory at its end, as in APPNOTE.TXT. */
function openArchive(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const files = new Map<string, Uint8Array>();
  for (let k = 0; k < count; k += 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, nameLength, offset] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const begin = offset + 30 + view.getUint16(offset + 26, true);
    files.set(name, bytes.subarray(begin, begin + size));
    at += 46 + nameLength;
  }
  return files;
}

function write(logo: ReportLogo | null = null): Map<string, Uint8Array> {
  const document = { ...beamExamples.craneGirder, title: 'Girder <1> & "2"' };
  const report = createReport(document, {
    answer: solveForReport(document),
    words: getReportWords('uk'),
    options: {
      ...{ parts: REPORT_PARTS, paper: 'A4', project: 'Міст', author: 'О. Петренко', date: '', logo },
      ...{ version: 'EECS 1', link: 'https://eecs.example/check#k=a&b' },
    },
  });
  return openArchive(writeDocx(report));
}

const textOf = (files: Map<string, Uint8Array>, name: string): string =>
  new TextDecoder().decode(files.get(name));

/** Expects that elements are closed in order, as every XML reader requires. */
function expectWellFormed(text: string): void {
  const open: string[] = [];
  for (const [, closing, name, empty] of text.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing === '/') expect(open.pop()).toBe(name);
    else if (empty !== '/') open.push(name ?? '');
  }
  expect(open).toEqual([]);
  expect(text.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
}

describe('a report as a file of a word processor', () => {
  const files = write();

  test('has the parts that such a file has, each well formed', () => {
    const texts = [...files.keys()].filter((name) => /\.(xml|rels)$/.test(name));
    expect(texts).toContain('[Content_Types].xml');
    expect(texts).toContain('word/document.xml');
    for (const name of texts) expectWellFormed(textOf(files, name).replace(/^<\?xml[^>]*\?>\n/, ''));
  });

  test('everything that is referred to is there', () => {
    const relations = textOf(files, 'word/_rels/document.xml.rels');
    const ids = new Map(
      [...relations.matchAll(/Id="(rId\d+)" Type="[^"]*" Target="([^"]*)"/g)].map(([, id, target]) => [
        id,
        target,
      ]),
    );
    const used = [...textOf(files, 'word/document.xml').matchAll(/r:(?:embed|id)="(rId\d+)"/g)];
    // Three sets have a drawing of their loads and of Q, M, rotation and deflection each, and the beam has one.
    expect(used.length).toBe(1 + 3 * 5 + 2);
    for (const [, id] of used) {
      const target = ids.get(id) ?? '';
      expect(target).not.toBe('');
      if (!target.startsWith('https:')) expect(files.has(`word/${target}`)).toBe(true);
    }
  });

  test('contains the beam, its reactions and its footer', () => {
    const body = textOf(files, 'word/document.xml').replace(/<[^>]*>/g, ' ');
    expect(body).toContain('Girder &lt;1&gt; &amp; &quot;2&quot;');
    expect(body).toContain('Реакції та рівновага');
    expect(textOf(files, 'word/footer1.xml')).toContain('EECS 1');
    expect(textOf(files, 'word/footer1.xml')).toContain('NUMPAGES');
  });

  test('heads of tables are repeated on every page, and no row is cut', () => {
    const body = textOf(files, 'word/document.xml');
    const tables = body.split('<w:tbl>').slice(1);
    expect(tables.length).toBeGreaterThan(8);
    for (const table of tables) expect(table.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(body.match(/<w:tr>/g)?.length).toBe(body.match(/<w:cantSplit\/>/g)?.length);
  });

  test('drawings are metafiles whose records fill them to the end', () => {
    const names = [...files.keys()].filter((name) => name.endsWith('.emf'));
    expect(names).toHaveLength(1 + 3 * 5);
    for (const name of names) {
      const bytes = files.get(name) ?? new Uint8Array();
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      expect(view.getUint32(0, true)).toBe(1);
      expect(view.getUint32(40, true)).toBe(0x464d4520);
      expect(view.getUint32(48, true)).toBe(bytes.length);
      let [at, count, last] = [0, 0, 0];
      while (at < bytes.length) {
        last = view.getUint32(at, true);
        const size = view.getUint32(at + 4, true);
        expect(size % 4).toBe(0);
        expect(size).toBeGreaterThanOrEqual(8);
        at += size;
        count += 1;
      }
      expect(at).toBe(bytes.length);
      expect(last).toBe(14);
      expect(view.getUint32(52, true)).toBe(count);
    }
  });

  test('a logo goes in as it is', () => {
    const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
    const withLogo = write({ type: 'image/png', bytes, width: 300, height: 100 });
    expect([...(withLogo.get('word/media/logo.png') ?? [])]).toEqual([...bytes]);
  });
});
