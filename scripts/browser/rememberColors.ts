/** A colour as axe keeps it: shares of red, green and blue, and its opacity. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

/** What of axe reads colours, which its declarations are silent about. */
export interface ColorReader {
  readonly commons: {
    readonly color: {
      readonly Color: { readonly prototype: { parseString: (this: Color, text: string) => Color } };
    };
  };
}

/**
 * Lets axe read each colour once. A page has a dozen of them, and axe reads them anew for every element that stands
 * behind a text, which takes a quarter of its time. It is carried into pages as text, so it uses nothing from outside.
 */
export function rememberColors({ commons }: ColorReader): void {
  const { prototype } = commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, readonly [r: number, g: number, b: number, alpha: number]>();
  prototype.parseString = function (text) {
    const found = known.get(text);
    if (found === undefined) {
      read.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    } else [this.r, this.g, this.b, this.alpha] = found;
    return this;
  };
}
