import type { Random } from '@eecs/testing/random';

/** Damages the text of a JSON body in one of many ways; the result may still be JSON, and may not be UTF-8. */
export function spoilText(text: string, random: Random): Buffer {
  return Buffer.from(random.pick(DAMAGES)(text, random));
}

type Damage = (text: string, random: Random) => string | Buffer;

const DAMAGES: readonly Damage[] = [
  (text, random) => text.slice(0, random.integer(0, text.length)),
  (text, random) =>
    putInto(text, random, random.pick(['{', '}', '[', ']', ',', ':', '"', '\\', '\n', '//', '\0'])),
  (text, random) => replaceNumber(text, random, random.pick(NUMBERS)),
  (text, random) => replaceNumber(text, random, random.pick(TEXTS)),
  (text, random) => replaceText(text, random, random.pick(TEXTS)),
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"rights":1}},'),
  // A duplicate key: the last one counts.
  (text, random) => repeatKey(text, random),
  (text) => text.replace('{', '{"rights":1,"frozen":false,"emailVerifiedAt":1,"user_id":1,'),
  (text, random) => nest(random.pick([14, 15, 16, 17, 1000, 8000]), random.pick(['[', '{"a":'])),
  (text, random) => `{"data":${nest(random.pick([13, 14, 15, 16, 4000]), '[')}}`,
  (text) => `\uFEFF${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) =>
    Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('}')]),
  (text, random) => `${' '.repeat(random.pick([1, 100, 20_000]))}${text}\r\n\t`,
  (text, random) => text.replace('{', `{"${'k'.repeat(random.pick([10, 1000, 20_000]))}":1,`),
  (text, random) => text.replace('{', `{"list":[${'0,'.repeat(random.pick([10, 1000, 30_000]))}0],`),
  (text) => `${text}${text}`,
  (_, random) =>
    random.pick(['', ' ', 'null', 'true', '0', '""', '[]', '{}', '[{}]', '{"data":null}', '{"data":[]}']),
  (_, random) => Buffer.from(Array.from({ length: random.integer(1, 400) }, () => random.integer(0, 255))),
];

const NUMBERS = [
  '1e999',
  '-1e999',
  'NaN',
  '-Infinity',
  '1e308',
  '5e-324',
  '-0',
  '01',
  '0x10',
  '1.',
  '.5',
  '9007199254740993',
  '1e15',
  '1.0000001e15',
  '99999999999999999999999',
  '-1',
  '0',
  '2147483648',
  '1e-15',
] as const;

const TEXTS = [
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202e\\u2066"',
  '"' + 'я'.repeat(300) + '"',
  '"👩‍👩‍👧‍👦"',
  '"ﷺ"',
  '"e\\u0301"',
  '"é"',
  '"İıſK"',
  '"\'; drop table users; --"',
  '"<script>alert(1)</script>"',
  '"${7*7}{{7*7}}"',
  '"../../etc/passwd"',
  '"=cmd|\' /C calc\'!A0"',
  '"\\r\\nBcc: a@b.c"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '""',
  '" "',
  '"NaN"',
  '"1e999"',
  'null',
  'true',
  '[]',
  '{}',
  '[[]]',
  '{"a":1}',
  '"msb"',
  '"truss"',
  '"casetruss"',
] as const;

function putInto(text: string, random: Random, part: string): string {
  const at = random.integer(0, text.length);
  return text.slice(0, at) + part + text.slice(at);
}

function replaceNumber(text: string, random: Random, by: string): string {
  return replaceOne(text, random, /(?<=[:[,])-?\d[\d.eE+-]*(?=[,}\]])/g, by);
}

function replaceText(text: string, random: Random, by: string): string {
  return replaceOne(text, random, /(?<=[:[,])"[^"\\]*"(?=[,}\]])/g, by);
}

function replaceOne(text: string, random: Random, form: RegExp, by: string): string {
  const found = [...text.matchAll(form)];
  if (found.length === 0) return text.replace('{', `{"x":${by},`);
  const { index, 0: old } = random.pick(found);
  return text.slice(0, index) + by + text.slice(index + old.length);
}

function repeatKey(text: string, random: Random): string {
  const keys = [...text.matchAll(/"(\w+)":/g)].map(([, key = '']) => key);
  const key = keys.length === 0 ? 'data' : random.pick(keys);
  return text.replace(/\}$/, `,"${key}":${random.pick(TEXTS)}}`);
}

function nest(depth: number, opening: string): string {
  const closing = opening === '[' ? ']' : '}';
  return `${opening.repeat(depth)}0${closing.repeat(depth)}`;
}
