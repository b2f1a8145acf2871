/** A quadratic c0 + c1·t + c2·t², with t from the place `from`, on the pieces from ... to - 1. */
export interface RangeQuadratic {
  readonly from: number;
  readonly to: number;
  readonly c0: number;
  readonly c1: number;
  readonly c2: number;
}

export interface RangeSums {
  add(quadratic: RangeQuadratic): void;
  /** Returns the sum on each piece, in powers of the distance from the piece's left end. */
  total(): { readonly q0: Float64Array; readonly q1: Float64Array; readonly q2: Float64Array };
}

/**
 * Sums quadratics over ranges of pieces in O(log n) each, however many pieces a range covers.
 *
 * It is a segment tree: a range is composed of few nodes, each covering 2^k pieces, and at the end every node passes
 * its sum down to its halves. Nothing is subtracted, so no digits cancel, as they would in a running sum. Quadratics at
 * a node are in powers of the distance from the node's left end.
 */
export function createRangeSums(places: Float64Array): RangeSums {
  const count = places.length - 1;
  let leaves = 1;
  while (leaves < count) leaves *= 2;
  const c0 = new Float64Array(2 * leaves);
  const c1 = new Float64Array(2 * leaves);
  const c2 = new Float64Array(2 * leaves);
  const addAt = (node: number, t: number, a: number, b: number, c: number) => {
    c0[node]! += a + t * (b + t * c);
    c1[node]! += b + 2 * t * c;
    c2[node]! += c;
  };
  return {
    add(quadratic) {
      const { from, c0: a, c1: b, c2: c } = quadratic;
      const start = places[from]!;
      let width = 1;
      let low = from + leaves;
      let high = quadratic.to + leaves;
      while (low < high) {
        const first = leaves / width;
        if (low & 1) {
          addAt(low, places[(low - first) * width]! - start, a, b, c);
          low++;
        }
        if (high & 1) {
          high--;
          addAt(high, places[(high - first) * width]! - start, a, b, c);
        }
        low >>= 1;
        high >>= 1;
        width *= 2;
      }
    },
    total() {
      for (let first = 1, width = leaves; first < leaves; first *= 2, width /= 2) {
        for (let node = first; node < 2 * first; node++) {
          const a = c0[node]!;
          const b = c1[node]!;
          const c = c2[node]!;
          if (a === 0 && b === 0 && c === 0) continue;
          addAt(2 * node, 0, a, b, c);
          const left = (node - first) * width;
          const middle = left + width / 2;
          if (middle < count) addAt(2 * node + 1, places[middle]! - places[left]!, a, b, c);
        }
      }
      return {
        q0: c0.subarray(leaves, leaves + count),
        q1: c1.subarray(leaves, leaves + count),
        q2: c2.subarray(leaves, leaves + count),
      };
    },
  };
}
