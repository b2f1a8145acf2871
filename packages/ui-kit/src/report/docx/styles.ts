const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

interface Look {
  readonly id: string;
  readonly name: string;
  readonly based?: string;
  /** The style of the following paragraph in the word processor. */
  readonly paragraph: string;
  readonly run?: string;
}

const bar = (color: string): string =>
  `<w:pBdr><w:left w:val="single" w:sz="16" w:space="6" w:color="${color}"/></w:pBdr>`;

/** The paragraph styles; sizes in half points, distances in twentieths of a point. */
const LOOKS: readonly Look[] = [
  { id: 'Normal', name: 'Normal', paragraph: '<w:spacing w:before="40" w:after="40"/>' },
  {
    id: 'Title',
    name: 'Title',
    paragraph: '<w:keepNext/><w:spacing w:before="0" w:after="80"/>',
    run: '<w:b/><w:sz w:val="36"/>',
  },
  {
    id: 'Heading1',
    name: 'heading 1',
    paragraph:
      '<w:keepNext/><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="2" w:color="111111"/></w:pBdr><w:spacing w:before="320" w:after="100"/><w:outlineLvl w:val="0"/>',
    run: '<w:b/><w:sz w:val="25"/>',
  },
  {
    id: 'Heading2',
    name: 'heading 2',
    paragraph: '<w:keepNext/><w:spacing w:before="200" w:after="60"/><w:outlineLvl w:val="1"/>',
    run: '<w:b/><w:sz w:val="20"/>',
  },
  { id: 'Note', name: 'Note', paragraph: bar('8A8A8A'), run: '<w:color w:val="333333"/>' },
  { id: 'Warning', name: 'Warning', paragraph: bar('A40000'), run: '<w:color w:val="A40000"/>' },
  { id: 'Formula', name: 'Formula', paragraph: '<w:keepLines/><w:ind w:left="454"/>' },
  { id: 'Figure', name: 'Figure', paragraph: '<w:keepLines/><w:spacing w:before="60" w:after="60"/>' },
  {
    id: 'TableText',
    name: 'Table Text',
    paragraph: '<w:spacing w:before="30" w:after="30"/>',
    run: '<w:sz w:val="17"/>',
  },
  { id: 'TableHead', name: 'Table Head', based: 'TableText', paragraph: '', run: '<w:b/><w:sz w:val="17"/>' },
  {
    id: 'Gap',
    name: 'Gap',
    paragraph: '<w:spacing w:before="0" w:after="0" w:line="120" w:lineRule="exact"/>',
    run: '<w:sz w:val="8"/>',
  },
  { id: 'Foot', name: 'footer', paragraph: '', run: '<w:sz w:val="15"/><w:color w:val="4A4A4A"/>' },
];

/** Writes the styles of a report's file; the reader may change them for the whole file. */
export function writeStyles(locale: string): string {
  const looks = LOOKS.map(
    ({ id, name, based = id === 'Normal' ? '' : 'Normal', paragraph, run = '' }) =>
      `<w:style w:type="paragraph" ${id === 'Normal' ? 'w:default="1" ' : ''}w:styleId="${id}"><w:name w:val="${name}"/>` +
      `${based === '' ? '' : `<w:basedOn w:val="${based}"/>`}<w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`,
  );
  const line = (side: string, size: number, color: string): string =>
    `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="${color}"/>`;
  return (
    `<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial" w:eastAsia="Arial"/>` +
    `<w:sz w:val="19"/><w:lang w:val="${locale}"/></w:rPr></w:rPrDefault></w:docDefaults>${looks.join('')}` +
    `<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="123A6B"/><w:u w:val="single"/></w:rPr></w:style>` +
    `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/></w:tblPr></w:style>` +
    `<w:style w:type="table" w:styleId="ReportTable"><w:name w:val="Report Table"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders>` +
    `${line('bottom', 4, 'BDBDBD')}${line('insideH', 4, 'BDBDBD')}</w:tblBorders><w:tblCellMar><w:left w:w="110" w:type="dxa"/><w:right w:w="110" w:type="dxa"/></w:tblCellMar></w:tblPr>` +
    `<w:tblStylePr w:type="firstRow"><w:tcPr><w:tcBorders>${line('bottom', 8, '111111')}</w:tcBorders></w:tcPr></w:tblStylePr></w:style></w:styles>`
  );
}
