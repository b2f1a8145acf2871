import {
  type Quantity,
  type Unit,
  type UnitSystem,
  decimalMark,
  displayUnit,
  unitsOf,
} from '@eecs/solver-core';
import type { Locale } from '../i18n/locale.ts';
import { unitName } from '../i18n/unitNames.ts';

export interface ExampleOptions {
  readonly quantity: Quantity;
  readonly system: UnitSystem;
  readonly locale: Locale;
  readonly unit?: Unit;
}

/** Two texts that a field accepts, written in the reader's way. */
export interface Examples {
  readonly first: string;
  readonly second: string;
}

const FEET = '11 ft 6 in';

/** Returns two values with their units, for a text whose unit was not understood. */
export function exampleValues({ quantity, system, locale, unit }: ExampleOptions): Examples {
  if (quantity === 'length') {
    const metric = `${writeNumber(3, locale)} ${unitName('m', locale)}`;
    return system === 1 ? { first: FEET, second: metric } : { first: metric, second: FEET };
  }
  const own = unit ?? displayUnit(quantity, system);
  const [other = own] = unitsOf(quantity, system).filter((choice) => choice !== own);
  const write = (number: string, choice: Unit): string => `${number} ${unitName(choice, locale)}`.trimEnd();
  return { first: write(writeNumber(2, locale), own), second: write('40', other) };
}

/** Returns two ways to write a number, for a text that is not one. */
export function exampleNumbers({ quantity, system, locale }: ExampleOptions): Examples {
  const decimal = writeNumber(2, locale);
  const isFeet = quantity === 'length' && system === 1;
  return isFeet ? { first: '20 ft 6 1/2 in', second: decimal } : { first: decimal, second: '5/2' };
}

function writeNumber(whole: number, locale: Locale): string {
  return `${whole}${decimalMark(locale)}5`;
}
