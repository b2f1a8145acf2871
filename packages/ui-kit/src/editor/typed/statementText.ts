/** Number of characters of a text that a message quotes. */
const REPEATED = 60;

/** Shortens a part of a typed line for a message that quotes it. */
export function repeatPart(part: string): string {
  const said = part.trim();
  return said.length > REPEATED ? `${said.slice(0, REPEATED)}…` : said;
}

/** The sign or the word between a value and its place, in all three languages. */
const AT = /\s+(?:at|в|на|у|при)\s+|\s*@\s*(?:[xх]\s*=\s*)?/giu;

/** A value and its place as typed; `extra` is the text after a second sign of a place, empty if there is none. */
export interface PlacedText {
  readonly value: string;
  readonly place: string;
  readonly extra: string;
}

/** Splits `20 kN @ 3` at its sign; null if the text has no place. */
export function splitPlaced(text: string): PlacedText | null {
  const [joint, another] = [...text.matchAll(AT)];
  if (joint === undefined) return null;
  return {
    value: text.slice(0, joint.index),
    place: text.slice(joint.index + joint[0].length, another?.index),
    extra: another === undefined ? '' : text.slice(another.index),
  };
}

/** Self weight in three languages, written as two words; `off` after them turns it off. */
const WEIGHT =
  /^(?:self[\s-]*weight|own\s+weight|собственный\s+вес|власна\s+вага)(?:\s+(on|off|вкл|выкл|увімк|вимк))?$/iu;

/** Reads `self weight` or `self weight off`; returns whether it acts, null for any other statement. */
export function readWeight(statement: string): boolean | null {
  const weight = WEIGHT.exec(statement);
  return weight === null ? null : !/^(?:off|выкл|вимк)$/iu.test(weight[1] ?? '');
}

/** Non-breaking spaces separate thousands, never two numbers. */
const THOUSANDS = /(?<=\d)[\u00a0\u2007\u2009\u202f](?=\d{3}(?![\d/]))/g;

/** The greatest length of a line; a longer structure belongs in a file. */
export const LONGEST_LINE = 2000;
const MOST_STATEMENTS = 100;

/** The statements of a typed line; `cut` is the last text that was read if the line is too long, empty otherwise. */
export interface LineParts {
  readonly statements: readonly string[];
  readonly cut: string;
}

/** Joins the lines of a pasted text by semicolons, because a field has one line and would join them by spaces. */
export function joinLines(pasted: string): string {
  return pasted.trim().replace(/\s*;?\s*[\r\n]+\s*;?\s*/g, '; ');
}

/** Splits a typed line at its semicolons and line breaks. */
export function splitLine(text: string): LineParts {
  const all = text
    .slice(0, LONGEST_LINE)
    .replace(THOUSANDS, '')
    .split(/[;\n]/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const statements = all.slice(0, MOST_STATEMENTS);
  const isCut = text.trim().length > LONGEST_LINE || all.length > statements.length;
  return { statements, cut: isCut ? text.slice(LONGEST_LINE - REPEATED, LONGEST_LINE) : '' };
}
