import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { cosDeg, sinDeg } from './trigonometry.ts';

describe('sine and cosine of degrees', () => {
  it('are exact at multiples of 30 and 90', () => {
    expect([0, 30, 90, 150, 180, 210, 270, 330, 360, -90, 450].map(sinDeg).map((value) => value + 0)).toEqual(
      [0, 0.5, 1, 0.5, 0, -0.5, -1, -0.5, 0, -1, 1],
    );
    expect([0, 60, 90, 120, 180, 240, 270, 300, 360, -60, -90].map(cosDeg).map((value) => value + 0)).toEqual(
      [1, 0.5, 0, -0.5, -1, -0.5, 0, 0.5, 1, 0.5, 0],
    );
  });

  it('agree with the built-in functions elsewhere and satisfy the circle', () => {
    for (let angle = -720; angle <= 720; angle += 7.3) {
      const radians = (angle * Math.PI) / 180;
      expectClose(sinDeg(angle), Math.sin(radians), 1e-14, 1);
      expectClose(cosDeg(angle), Math.cos(radians), 1e-14, 1);
      expectClose(sinDeg(angle) ** 2 + cosDeg(angle) ** 2, 1, 1e-15);
    }
  });
});
