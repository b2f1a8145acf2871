/** A colour as axe keeps it: shares of red, green and blue, and its opacity. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

type Slots = Record<symbol, unknown>;

/** The part of axe that reads colours, which its type declarations omit. */
export interface ColorReader {
  readonly commons: {
    readonly color: {
      readonly Color: {
        new (): Color;
        readonly prototype: { parseString: (this: Color, text: string) => Color };
      };
    };
  };
}

/**
 * Lets axe read each colour once, and keep its colours as objects do. A page has a dozen of them, and axe makes and
 * reads them anew for every element that is behind a text, which takes a third of its time. It is carried into
 * pages as text, so it uses nothing from outside.
 */
export function rememberColors({ commons }: ColorReader): void {
  const { Color } = commons.color;
  keepPrivateFieldsInside();
  const { prototype } = Color;
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

  /**
   * Axe is compiled for browsers without private fields: each of the seven of a colour is an entry of a weak map, which
   * takes longer to make and to clear away than all that is done with the colour. The maps are met as one is made.
   */
  function keepPrivateFieldsInside(): void {
    const met = new Set<object>();
    const kept = [WeakMap.prototype, WeakSet.prototype].map((fields) => [fields, fields.has] as const);
    for (const [fields, has] of kept) {
      fields.has = function (key: object) {
        met.add(this);
        return has.call(this, key);
      };
    }
    new Color();
    for (const [fields, has] of kept) fields.has = has;
    for (const fields of met) {
      const own = Symbol();
      Object.assign(fields, {
        has: (of: Slots) => own in of,
        get: (of: Slots) => of[own],
        set: (of: Slots, value: unknown) => (of[own] = value),
        add: (of: Slots) => (of[own] = true),
      });
    }
  }
}
