/** The parts of a document that `judgeTruss` reads. */
export interface JudgedTruss {
  readonly joints: readonly {
    readonly x: number;
    readonly y: number;
    /** 0 if absent. A truss is plane if every z is 0. */
    readonly z?: number;
    /** Bits of the held directions: 1 is x, 2 is y, 4 is z; z counts in space only. */
    readonly anchor: number;
  }[];
  readonly links: readonly { readonly i: number; readonly j: number }[];
}
