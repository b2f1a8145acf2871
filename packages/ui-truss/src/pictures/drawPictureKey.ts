import { type DrawnNode, getTakenWidth } from '@eecs/ui-kit/layout';
import { BAR_WIDTH } from '../results/picture/barWidth.ts';

/** Texts of the legend below the forces. */
export interface KeyWords {
  readonly tension: string;
  readonly compression: string;
  /** The unit of the values. */
  readonly values: string;
  /** The greatest force, without its sign, as written in the drawing. */
  readonly greatest: string;
}

const SAMPLE_PX = 22;
const GAP_PX = { word: 6, item: 20 };
/** Distance of the middle of a sample above the baseline of its text, px. */
const MIDDLE_PX = 4;

/** Draws the legend: the meaning of the colours, the unit of the values, and the width of the greatest force. */
export function drawPictureKey(words: KeyWords, at: { readonly x: number; readonly y: number }): DrawnNode[] {
  const items = [
    { key: 'tension', text: words.tension, width: BAR_WIDTH.coloured },
    { key: 'compression', text: words.compression, width: BAR_WIDTH.coloured },
    { key: 'key-values', text: words.values, width: 0 },
    { key: 'key-most', text: words.greatest, width: BAR_WIDTH.most },
    { key: 'key-least', text: '0', width: BAR_WIDTH.least },
  ];
  let { x } = at;
  return items.flatMap(({ key, text, width }): DrawnNode[] => {
    const sample: DrawnNode[] = [];
    if (width > 0) {
      const [y, to] = [at.y - MIDDLE_PX, x + SAMPLE_PX];
      const attributes = { 'data-role': key, style: `stroke-width:${width}px`, d: `M${x} ${y}H${to}` };
      sample.push({ key: `sample-${key}`, tag: 'path', attributes });
      x = to + GAP_PX.word;
    }
    const taken = getTakenWidth(text);
    const word: DrawnNode = {
      key: `word-${key}`,
      tag: 'text',
      attributes: { 'data-role': 'name', x: String(x), y: String(at.y), 'text-anchor': 'start' },
      text,
    };
    x += taken + GAP_PX.item;
    return [...sample, word];
  });
}
