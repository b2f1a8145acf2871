import { escapeXml } from '../../editing/escapeXml.ts';
import type { Run, Runs } from '../blocks.ts';

const STYLES = {
  italic: '<w:i/>',
  bold: '<w:b/>',
  sub: '<w:vertAlign w:val="subscript"/>',
  sup: '<w:vertAlign w:val="superscript"/>',
} as const;

/** Writes a line of text as WordprocessingML runs; a fraction becomes a formula of the word processor. */
export function writeRuns(runs: Runs): string {
  return runs.map(writeRun).join('');
}

function writeRun(run: Run): string {
  if ('over' in run) return `<m:oMath>${writeFraction(run)}</m:oMath>`;
  const style = run.style === undefined ? '' : `<w:rPr>${STYLES[run.style]}</w:rPr>`;
  return `<w:r>${style}<w:t xml:space="preserve">${escapeXml(run.text)}</w:t></w:r>`;
}

function writeFraction({ over, under }: Extract<Run, { over: Runs }>): string {
  return `<m:f><m:num>${writeMath(over)}</m:num><m:den>${writeMath(under)}</m:den></m:f>`;
}

/** Inside a formula subscripts and powers are native; letters are italic if the report has them in italics. */
function writeMath(runs: Runs): string {
  return runs
    .map((run) => {
      if ('over' in run) return writeFraction(run);
      const isScript = run.style === 'sub' || run.style === 'sup';
      const text = `<m:r>${run.style === 'italic' ? '' : PLAIN}<m:t xml:space="preserve">${escapeXml(run.text)}</m:t></m:r>`;
      if (!isScript) return text;
      const [tag, part] = run.style === 'sub' ? ['m:sSub', 'm:sub'] : ['m:sSup', 'm:sup'];
      // The base is empty because the text before it has been written already.
      return `<${tag}><m:e/><${part}>${text}</${part}></${tag}>`;
    })
    .join('');
}

const PLAIN = '<m:rPr><m:sty m:val="p"/></m:rPr>';
