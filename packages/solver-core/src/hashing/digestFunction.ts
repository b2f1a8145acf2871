import {
  createFunction,
  doWhile,
  i32,
  I32,
  type Code,
  type Local,
  type WasmFunction,
} from '../wasm/instructions.ts';

/**
 * digest(at, end) adds the blocks from `at` to `end` to the five words at address 0. All rounds are written out, so
 * that no word has to be moved from one variable to another. Source: FIPS 180-4, section 6.1.3, the schedule of sixteen
 * words.
 */
export function createDigestFunction(): WasmFunction {
  return createFunction(2, false, ([at, end], declare) => {
    const words = Array.from({ length: 16 }, () => declare(I32));
    const state = Array.from({ length: 5 }, () => declare(I32));
    const zero = i32.constant(0);
    const wordOf = (t: number): Local => words[t & 15]!;
    /** Reads a word, whose bytes are stored in the opposite order. */
    const read = (t: number): Code => {
      const word = wordOf(t);
      return [
        word.set(i32.load(at!.get, 4 * t)),
        word.set(
          i32.or(
            i32.and(i32.turned(word.get, 8), i32.constant(0x00ff00ff)),
            i32.and(i32.turned(word.get, 24), i32.constant(0xff00ff00 | 0)),
          ),
        ),
      ];
    };
    const mix = (t: number): Code => {
      const sums = [t - 3, t - 8, t - 14, t].map((k) => wordOf(k).get);
      return wordOf(t).set(i32.turned(sums.reduce(i32.xor), 1));
    };
    const round = (t: number): Code => {
      const [a, b, c, d, e] = Array.from({ length: 5 }, (_, k) => state[(k + 400 - t) % 5]!);
      const { choose, constant } = QUARTERS[Math.floor(t / 20)]!;
      const sum = [
        i32.constant(constant),
        wordOf(t).get,
        choose(b!.get, c!.get, d!.get),
        i32.turned(a!.get, 5),
      ];
      return [t < 16 ? read(t) : mix(t), e!.set(sum.reduce(i32.add, e!.get)), b!.set(i32.turned(b!.get, 30))];
    };
    return doWhile(
      [
        state.map((word, k) => word.set(i32.load(zero, 4 * k))),
        Array.from({ length: 80 }, (_, t) => round(t)),
        state.map((word, k) => i32.store(zero, i32.add(i32.load(zero, 4 * k), word.get), 4 * k)),
        at!.add(i32.constant(64)),
      ],
      i32.ne(at!.get, end!.get),
    );
  });
}

const parity = (b: Code, c: Code, d: Code): Code => i32.xor(i32.xor(b, c), d);

/** The step of each quarter of the rounds. */
const QUARTERS = [
  { constant: 0x5a827999, choose: (b: Code, c: Code, d: Code) => i32.xor(d, i32.and(b, i32.xor(c, d))) },
  { constant: 0x6ed9eba1, choose: parity },
  {
    constant: -0x70e44324,
    choose: (b: Code, c: Code, d: Code) => i32.or(i32.and(b, c), i32.and(d, i32.or(b, c))),
  },
  { constant: -0x359d3e2a, choose: parity },
];
