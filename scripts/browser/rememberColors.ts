/** A colour as axe stores it: red, green, blue and opacity. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

type Slots = Record<symbol, unknown>;

/** The part of axe that parses colours, which its type declarations omit. */
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
 * Makes axe parse each colour once, and store the private fields of colours in the objects. A page has a dozen colours,
 * and axe parses them again for every element behind a text, which takes a third of its time. The function is sent to
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
   * Axe is compiled for browsers without private fields: each of the seven fields of a colour is an entry of a WeakMap,
   * which takes longer to create and to collect than all work with the colour. The maps are found while a colour is
   * created.
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
