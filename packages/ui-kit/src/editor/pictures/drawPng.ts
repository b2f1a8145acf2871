/**
 * Paints a picture of `drawSvg` as a PNG file, with `scale` dots per px. It is painted element by element and not
 * loaded as an image, so that it works under any content policy, and with the fonts of the page.
 */
export async function drawPng(svg: SVGSVGElement, scale: number): Promise<Blob> {
  const [left = 0, top = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser paints no pictures');
  context.scale(scale, scale);
  context.translate(-left, -top);
  paint(svg, { context, pen: readPen(svg, FIRST_PEN), zoom: 1 });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture is too large for this browser'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** Attributes of an element that its children inherit. */
type Pen = Readonly<Record<(typeof PEN_ATTRIBUTES)[number], string>>;

const PEN_ATTRIBUTES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
] as const;

const FIRST_PEN: Pen = {
  fill: 'black',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-dasharray': '',
  'stroke-linejoin': 'miter',
  'stroke-linecap': 'butt',
  'font-family': 'sans-serif',
  'font-size': '16',
  'font-style': 'normal',
  'font-weight': '400',
  'text-anchor': 'start',
};

interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly pen: Pen;
  /** Pixels per unit of the element. */
  readonly zoom: number;
}

function paint(element: Element, { context, pen, zoom }: Brush): void {
  for (const child of element.children) {
    context.save();
    const own = readPen(child, pen);
    const ownZoom = zoom * transform(context, child.getAttribute('transform'));
    paintMark(child, { context, pen: own, zoom: ownZoom });
    paint(child, { context, pen: own, zoom: ownZoom });
    context.restore();
  }
}

function readPen(element: Element, inherited: Pen): Pen {
  const own = PEN_ATTRIBUTES.map((name) => [name, element.getAttribute(name) ?? inherited[name]]);
  return Object.fromEntries(own) as Pen;
}

/** Applies `translate` and `scale`; returns the factor of the latter. */
function transform(context: CanvasRenderingContext2D, text: string | null): number {
  let zoom = 1;
  for (const [, verb, numbers = ''] of (text ?? '').matchAll(/(translate|scale)\(([^)]*)\)/g)) {
    const [x = 0, y = verb === 'scale' ? x : 0] = numbers.split(/[\s,]+/).map(Number);
    if (verb === 'scale') {
      context.scale(x, y);
      zoom *= Math.sqrt(Math.abs(x * y));
    } else context.translate(x, y);
  }
  return zoom;
}

function paintMark(element: Element, { context, pen, zoom }: Brush): void {
  const isFixed = element.getAttribute('vector-effect') === 'non-scaling-stroke';
  context.fillStyle = pen.fill;
  context.strokeStyle = pen.stroke;
  context.lineWidth = Number(pen['stroke-width']) / (isFixed ? zoom : 1);
  context.lineJoin = pen['stroke-linejoin'] as CanvasLineJoin;
  context.lineCap = pen['stroke-linecap'] as CanvasLineCap;
  context.globalAlpha = Number(element.getAttribute('opacity') ?? 1);
  context.setLineDash(
    pen['stroke-dasharray']
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  );
  if (element.localName === 'text') {
    paintText(element, { context, pen, zoom });
    return;
  }
  const shape = toShape(element);
  if (shape === null) return;
  withFill(context, pen, () => context.fill(shape));
  if (pen.stroke !== 'none') context.stroke(shape);
}

function paintText(element: Element, { context, pen }: Brush): void {
  const [x, y] = [read(element, 'x'), read(element, 'y')];
  context.font = `${pen['font-style']} ${pen['font-weight']} ${pen['font-size']}px ${pen['font-family']}`;
  context.textAlign = pen['text-anchor'] === 'middle' ? 'center' : (pen['text-anchor'] as CanvasTextAlign);
  // The rim is painted below the letters.
  if (pen.stroke !== 'none') context.strokeText(element.textContent, x, y);
  withFill(context, pen, () => context.fillText(element.textContent, x, y));
}

function withFill(context: CanvasRenderingContext2D, pen: Pen, fill: () => void): void {
  if (pen.fill === 'none') return;
  const whole = context.globalAlpha;
  context.globalAlpha = whole * Number(pen['fill-opacity']);
  fill();
  context.globalAlpha = whole;
}

function toShape(element: Element): Path2D | null {
  const shape = new Path2D(element.getAttribute('d') ?? undefined);
  switch (element.localName) {
    case 'path':
      return shape;
    case 'circle':
      shape.arc(read(element, 'cx'), read(element, 'cy'), read(element, 'r'), 0, 2 * Math.PI);
      return shape;
    case 'rect':
      shape.rect(read(element, 'x'), read(element, 'y'), read(element, 'width'), read(element, 'height'));
      return shape;
    default:
      return null;
  }
}

function read(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}
