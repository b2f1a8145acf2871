/** Instructions of WebAssembly as nested lists of bytes. Source: WebAssembly Core Specification 2.0, section 5.4. */
export type Code = readonly (number | Code)[];

export const I32 = 0x7f;
export const F64 = 0x7c;
export const V128 = 0x7b;

/** Flattens a piece of code to a list of bytes. */
export function flatten(code: Code): number[] {
  const bytes: number[] = [];
  flattenInto(bytes, code);
  return bytes;
}

function flattenInto(bytes: number[], code: Code): void {
  for (const part of code) {
    if (typeof part === 'number') bytes.push(part);
    else flattenInto(bytes, part);
  }
}

/** Encodes an unsigned number in LEB128. */
export function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}

/** Encodes a list, preceded by its length. */
export function vector(items: readonly Code[]): Code {
  return [unsigned(items.length), ...items];
}

function binary(...opcode: number[]) {
  return (a: Code, b: Code): Code => [a, b, opcode];
}

function access(...opcode: number[]) {
  return (address: Code, offset = 0): Code => [address, opcode, 3, unsigned(offset)];
}

export const i32 = {
  constant: (value: number): Code => [0x41, signed(value)],
  add: binary(0x6a),
  sub: binary(0x6b),
  mul: binary(0x6c),
  and: binary(0x71),
  or: binary(0x72),
  xor: binary(0x73),
  shl: binary(0x74),
  shr: binary(0x76),
  ne: binary(0x47),
  lt: binary(0x48),
  gt: binary(0x4a),
  not: (a: Code): Code => [a, 0x45],
  turned: (a: Code, bits: number): Code => [a, i32.constant(bits), 0x77],
  load: (address: Code, offset: number): Code => [address, 0x28, 2, unsigned(offset)],
  store: (address: Code, value: Code, offset: number): Code => [address, value, 0x36, 2, unsigned(offset)],
  /** Returns the smaller of two numbers; the code of both is emitted twice. */
  min: (a: Code, b: Code): Code => [a, b, a, b, 0x48, 0x1b],
};

export const f64 = {
  one: [0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f] as Code,
  load: access(0x2b),
  store: (address: Code, value: Code, offset = 0): Code => [address, value, 0x39, 3, unsigned(offset)],
  sub: binary(0xa1),
  mul: binary(0xa2),
  div: binary(0xa3),
  sqrt: (a: Code): Code => [a, 0x9f],
  gt: binary(0x64),
};

/** Instructions on two doubles at once. */
export const f64x2 = {
  zero: [0xfd, 0x0c, ...new Array<number>(16).fill(0)] as Code,
  load: access(0xfd, 0x00),
  loadSplat: access(0xfd, 0x0a),
  store: (address: Code, value: Code, offset = 0): Code => [address, value, 0xfd, 0x0b, 3, unsigned(offset)],
  splat: (a: Code): Code => [a, 0xfd, 0x14],
  /** Combines two numbers to a vector. */
  pair: (a: Code, b: Code): Code => [f64x2.splat(a), b, 0xfd, 0x22, 1],
  /** Extracts one number of a vector. */
  lane: (a: Code, lane: 0 | 1): Code => [a, 0xfd, 0x21, lane],
  /** Combines the first numbers of two vectors, or their last ones. */
  lanes: (a: Code, b: Code, lane: 0 | 1): Code => [
    a,
    b,
    0xfd,
    0x0d,
    [0, 16].map((from) => eightFrom(from + 8 * lane)),
  ],
  add: binary(0xfd, 0xf0, 0x01),
  sub: binary(0xfd, 0xf1, 0x01),
  mul: binary(0xfd, 0xf2, 0x01),
  /** a·b + c with a single rounding if the processor supports it (relaxed SIMD). */
  multiplyAdd: (a: Code, b: Code, c: Code): Code => [a, b, c, 0xfd, 0x87, 0x02],
};

const eightFrom = (first: number): number[] => Array.from({ length: 8 }, (_, k) => first + k);

const EMPTY = 0x40;
const END = 0x0b;

export function doWhile(body: Code, condition: Code): Code {
  return [0x03, EMPTY, body, condition, 0x0d, 0, END];
}

export function whileDo(condition: Code, body: Code): Code {
  return [0x02, EMPTY, 0x03, EMPTY, i32.not(condition), 0x0d, 1, body, 0x0c, 0, END, END];
}

export function when(condition: Code, then: Code, otherwise?: Code): Code {
  return [condition, 0x04, EMPTY, then, otherwise ? [0x05, otherwise] : [], END];
}

export function giveBack(value: Code): Code {
  return [value, 0x0f];
}

/** A variable of a function, with code to read it, set it, or add to it (i32). */
export interface Local {
  readonly get: Code;
  set(value: Code): Code;
  add(value: Code): Code;
}

/** A function of a module: parameters are i32; `hasResult` states whether it returns an i32. */
export interface WasmFunction {
  readonly parameters: number;
  readonly hasResult: boolean;
  /** The body, with the declarations of its variables. */
  readonly body: Code;
}

/** Describes a function: `write` requests variables in any order and returns the body. */
export function createFunction(
  parameters: number,
  hasResult: boolean,
  write: (parameters: readonly Local[], declare: (type: number) => Local) => Code,
): WasmFunction {
  const types: number[] = [];
  const parts = write(
    Array.from({ length: parameters }, (_, i) => createLocal(i)),
    (type) => createLocal(parameters + types.push(type) - 1),
  );
  const body: Code = [vector(types.map((type) => [1, type])), parts, END];
  return { parameters, hasResult, body };
}

function createLocal(index: number): Local {
  const get = [0x20, unsigned(index)];
  const set = (value: Code): Code => [value, 0x21, unsigned(index)];
  return { get, set, add: (value) => set(i32.add(get, value)) };
}

export function call(index: number, ...values: Code[]): Code {
  return [values, 0x10, unsigned(index)];
}
