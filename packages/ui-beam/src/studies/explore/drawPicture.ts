import type { SetLook } from '@eecs/ui-kit/editor';
import type { Figure } from './figure.ts';
import { toPlotlyDash } from './toPlotlyDash.ts';
import { loadPlotly } from './loadPlotly.ts';

export interface PictureRequest {
  readonly figure: Figure;
  readonly title: string;
  /** The lines on the chart with their names. */
  readonly keys: readonly LineKey[];
}

/** A line and its name, for the legend. */
export interface LineKey extends Omit<SetLook, 'number' | 'textColor'> {
  readonly name: string;
  readonly width: number;
}

/** Dots per px of the screen, so that it is sharp on paper too. */
const SCALE = 2;
const HEAD_PX = 40;
const LEGEND_LINE_PX = 20;

/**
 * Draws the chart, with its title and a legend of its lines, as a PNG file. Rejects if the page's policy forbids images
 * created in the page.
 */
export async function drawPicture({ figure, title, keys }: PictureRequest): Promise<Blob> {
  const { data, layout } = figure;
  const head = HEAD_PX + LEGEND_LINE_PX * Math.ceil(keys.length / 2);
  const height = layout.height + head;
  const margin = layout['margin'] as { readonly t: number };
  const { drawImage } = await loadPlotly();
  const url = await drawImage(
    {
      data: [...data, ...keys.map(createKey)],
      layout: {
        ...layout,
        height,
        margin: { ...margin, t: margin.t + head },
        title: {
          text: escapeText(title),
          x: 0,
          xref: 'paper',
          y: 1,
          yref: 'container',
          pad: { t: 12 },
          yanchor: 'top',
        },
        showlegend: true,
        legend: { orientation: 'h', x: 0, y: 1, yref: 'paper', yanchor: 'bottom' },
      },
      config: { staticPlot: true },
    },
    { format: 'png', width: layout.width, height, scale: SCALE },
  );
  return toBlob(url);
}

/** Creates a line without points, which only appears in the legend. */
function createKey({ name, color, dash, width }: LineKey): object {
  return {
    type: 'scatter',
    mode: 'lines',
    x: [null],
    y: [null],
    name: escapeText(name),
    showlegend: true,
    line: { color, dash: toPlotlyDash(dash), width },
  };
}

/** Plotly interprets tags in a text. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Not by a request, because a policy may forbid those, even to data URLs. */
function toBlob(url: string): Blob {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
