import { writeArchive } from '../../editing/archive.ts';
import { escapeXml } from '../../editing/escapeXml.ts';
import { type Report, type ReportBlock, type ReportLogo, type ReportSigns, plain } from '../blocks.ts';
import { writeStyles } from './styles.ts';
import { PICTURE, drawing, paragraph, writeBlocks, writeText } from './writeBlocks.ts';
import { writeEmf } from './writeEmf.ts';

/**
 * Writes a report as a word processor file (DOCX): the same blocks as in print, with styles that the reader may change,
 * table heads repeated on each page, the hash, the release and the page number in each footer, and vector drawings.
 *
 * The same report gives the same bytes. Source: ECMA-376, part 1, WordprocessingML.
 */
export function writeDocx(report: Report): Uint8Array {
  const relations: string[] = [relation('styles', 'styles.xml'), relation('footer', 'footer1.xml')];
  const media: (readonly [string, Uint8Array])[] = [];
  const relate = (type: string, target: string, mode = ''): string => {
    relations.push(relation(type, target, mode));
    return `rId${relations.length}`;
  };
  const addMedia = (name: string, bytes: Uint8Array): string => {
    media.push([`word/media/${name}`, bytes]);
    return relate('image', `media/${name}`);
  };
  const { logo, verify, locale } = report;
  const parts = [
    logo === null ? '' : paragraph('Figure', writeLogo(logo, addMedia(nameLogo(logo), logo.bytes))),
    paragraph('Title', writeText(report.title)),
    ...report.fields.map(({ label, value }) => paragraph('Normal', writeText(`${label}: ${value}`))),
    verify === null
      ? ''
      : paragraph(
          'Normal',
          `<w:hyperlink r:id="${relate('hyperlink', verify.link, ' TargetMode="External"')}"><w:r><w:rPr><w:rStyle w:val="Hyperlink"/></w:rPr>` +
            `<w:t>${escapeXml(verify.text)}</w:t></w:r></w:hyperlink>`,
        ),
    report.signs === null ? '' : writeBlocks([toTable(report.signs)], { addFigure: () => '' }),
    writeBlocks(report.blocks, {
      addFigure: ({ figure }) => addMedia(`figure${media.length + 1}.emf`, writeEmf(figure.shapes, figure)),
    }),
  ];
  const body = `<w:document ${NAMESPACES}><w:body>${parts.join('')}${writeSection(report)}</w:body></w:document>`;
  const files: (readonly [string, string])[] = [
    ['[Content_Types].xml', TYPES],
    ['_rels/.rels', PACKAGE_RELATIONS],
    ['docProps/core.xml', writeProperties(report)],
    ['word/document.xml', body],
    ['word/_rels/document.xml.rels', writeRelations(relations)],
    ['word/styles.xml', writeStyles(locale)],
    ['word/footer1.xml', writeFoot(report)],
  ];
  return writeArchive([...files.map(([name, text]) => [name, DECLARATION + text] as const), ...media]);
}

/** The places for signatures form an ordinary table. */
function toTable({ heads, rows }: ReportSigns): ReportBlock {
  const columns = [heads.role, heads.name, heads.sign, heads.date];
  return {
    kind: 'table',
    caption: heads.sign,
    columns: columns.map((text) => ({ head: plain(text), isNumeric: false })),
    rows: rows.map(({ role, name }) => [plain(role), plain(name), plain(PLACE), plain(PLACE)]),
  };
}

/** The width of a signature. */
const PLACE = '\u00a0'.repeat(24);

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const NAMESPACES = [
  `xmlns:w="${MAIN}"`,
  `xmlns:r="${OFFICE}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  `xmlns:pic="${PICTURE}"`,
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
].join(' ');

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const TYPES =
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/><Default Extension="emf" ContentType="image/x-emf"/>` +
  `<Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>` +
  `<Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/>` +
  `<Override PartName="/word/footer1.xml" ContentType="${WORD_TYPE}.footer+xml"/>` +
  `<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const PACKAGE_RELATIONS =
  `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>` +
  `<Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

/** Writes the relationship of a part; its number is its index in the list. */
function relation(type: string, target: string, mode = ''): string {
  return `Type="${OFFICE}/${type}" Target="${escapeXml(target)}"${mode}`;
}

function writeRelations(relations: readonly string[]): string {
  const written = relations.map((one, index) => `<Relationship Id="rId${index + 1}" ${one}/>`);
  return `<Relationships xmlns="${PACKAGE}/relationships">${written.join('')}</Relationships>`;
}

function writeProperties({ title, author }: Report): string {
  return (
    `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator></cp:coreProperties>`
  );
}

/** Paper sizes and their margins, twentieths of a point. */
const SHEETS = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } } as const;
const SIDE = 1020;
const ABOVE = 850;
const BELOW = 1020;

function writeSection({ paper }: Report): string {
  const { width, height } = SHEETS[paper];
  return (
    `<w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="${width}" w:h="${height}"/>` +
    `<w:pgMar w:top="${ABOVE}" w:right="${SIDE}" w:bottom="${BELOW}" w:left="${SIDE}" w:header="450" w:footer="450" w:gutter="0"/></w:sectPr>`
  );
}

/** Writes the footer of each page: the source of the numbers at the left, the page number at the right. */
function writeFoot({ foot, page, paper }: Report): string {
  const field = (name: string): string =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r>` +
    `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const right = SHEETS[paper].width - 2 * SIDE;
  return (
    `<w:ftr xmlns:w="${MAIN}"><w:p><w:pPr><w:pStyle w:val="Foot"/><w:tabs><w:tab w:val="right" w:pos="${right}"/></w:tabs></w:pPr>` +
    `${writeText(foot)}<w:r><w:tab/></w:r>${writeText(`${page} `)}${field('PAGE')}${writeText(' / ')}${field('NUMPAGES')}</w:p></w:ftr>`
  );
}

const nameLogo = ({ type }: ReportLogo): string => `logo.${type === 'image/png' ? 'png' : 'jpeg'}`;

/** The greatest size of a logo on paper, px at 96 to the inch. */
const LOGO_PX = { width: 170, height: 83 };
/** A number that no drawing has. */
const LOGO_NUMBER = 100_000;

function writeLogo({ width, height }: ReportLogo, picture: string): string {
  const share = Math.min(LOGO_PX.width / width, LOGO_PX.height / height);
  return drawing({
    number: LOGO_NUMBER,
    picture,
    label: '',
    width: width * share,
    height: height * share,
  });
}
