import { PIVOT } from '../../../linalg/tolerance.ts';
import type { FrontArithmetic } from './frontArithmetic.ts';

/**
 * Arithmetic of doubles: a pivot below PIVOT of its initial value counts as zero, and the motion is free within
 * rounding.
 */
export const DOUBLES: FrontArithmetic = {
  addRow({ front, size, places, values, from, count }) {
    for (let b = 0; b < count; b++) {
      const factor = values[from + b]!;
      const column = places[b]! * size;
      for (let a = 0; a < count; a++) {
        const place = places[a]!;
        if (place >= places[b]!) front[column + place]! += factor * values[from + a]!;
      }
    }
  },
  combine: (sum, a, b) => sum - a * b,
  eliminate({ front, size, own, scale, dead }) {
    for (let k = 0; k < own; k++) {
      const column = k * size;
      const pivot = front[column + k]!;
      if (!(pivot > PIVOT * scale[k]!)) {
        dead[k] = 1;
        continue;
      }
      for (let j = k + 1; j < size; j++) {
        const factor = front[column + j]! / pivot;
        if (factor === 0) continue;
        const target = j * size;
        for (let i = j; i < size; i++) front[target + i]! -= factor * front[column + i]!;
      }
      for (let i = k + 1; i < size; i++) front[column + i]! /= pivot;
    }
    return true;
  },
};
