import { type BeamCase, parseCase } from '@eecs/solver-core';
import {
  type History,
  MAX_PACKED,
  createHistory,
  packSteps,
  pushStep,
  stepBack,
  unpackSteps,
} from '@eecs/ui-kit/editor';
import { setTitle } from '@eecs/ui-kit/editing';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';

const { hingedSpans, twoSpans } = beamExamples;
const rename = (history: History<BeamCase>, title: string): History<BeamCase> =>
  pushStep(history, setTitle(history.present, title).document);
/** As a store returns it: another object, from JSON. */
const keep = (history: History<BeamCase>): unknown => JSON.parse(JSON.stringify(packSteps(history)));

const three = ['one', 'two', 'three'].reduce(rename, createHistory(hingedSpans));
const write = (documents: readonly BeamCase[]): string[] => documents.map((one) => JSON.stringify(one));

describe('kept steps', () => {
  test('come back byte by byte, those undone too', () => {
    const history = stepBack(three);
    const steps = unpackSteps(keep(history), history.present, parseCase);
    expect(write(steps?.past ?? [])).toEqual(write(history.past));
    expect(write(steps?.future ?? [])).toEqual(write(history.future));
  });

  test('fit a document kept one step before them', () => {
    const steps = unpackSteps(keep(three), stepBack(three).present, parseCase);
    expect(write(steps?.past ?? [])).toEqual(write(three.past.slice(0, -1)));
    expect(write(steps?.future ?? [])).toEqual(write([three.present]));
  });

  test('kept steps of another document or version, and damaged ones, are ignored', () => {
    expect(unpackSteps(keep(three), twoSpans, parseCase)).toBeNull();
    expect(unpackSteps({ ...(keep(three) as object), version: 2 }, three.present, parseCase)).toBeNull();
    for (const parts of [[], [null], 'parts']) {
      expect(unpackSteps({ ...(keep(three) as object), parts }, three.present, parseCase)).toBeNull();
    }
    for (const kept of [undefined, null, 'steps', 7, [], { version: 1 }]) {
      expect(unpackSteps(kept, three.present, parseCase)).toBeNull();
    }
  });

  test('steps of a document just opened are not kept', () => {
    expect(packSteps(createHistory(hingedSpans))).toBeNull();
  });

  test('steps that exceed the room are not read, and no object is written twice', () => {
    let written = 0;
    const [load] = hingedSpans.loads;
    const grow = (count: number, steps: number): History<BeamCase> => {
      const toJSON = (at: number) => (): string => {
        written += 1;
        return `${at} ${'x'.repeat(1000)}`;
      };
      const loads = Array.from({ length: count }, (_, at) => ({
        ...load,
        id: `aa${at}`,
        toJSON: toJSON(at),
      }));
      const titles = Array.from({ length: steps }, (_, at) => `title ${at}`);
      return titles.reduce(rename, createHistory({ ...hingedSpans, loads } as BeamCase));
    };
    expect(packSteps(grow(1000, 50))).toBeNull();
    expect(written).toBeLessThanOrEqual(1000);
    written = 0;
    expect(packSteps(grow(100, 50))?.documents).toHaveLength(51);
    // Once as a key, and once in the complete text.
    expect(written).toBeLessThanOrEqual(200);
  });

  test('are written once where they are alike: a hundred steps of a large beam have room', () => {
    const [load] = hingedSpans.loads;
    const loads = Array.from({ length: 100 }, (_, at) => ({ ...load, id: `aa${at}`, x: at / 10 }));
    const large = { ...hingedSpans, loads } as BeamCase;
    const history = Array.from({ length: 100 }, (_, at) => `title ${at}`).reduce(
      rename,
      createHistory(large),
    );
    expect(packSteps(history)?.documents).toHaveLength(101);
  });

  test('beyond the room there is begin later', () => {
    let history = createHistory(hingedSpans);
    for (let at = 0; at < 60; at += 1) {
      history = pushStep(history, { ...history.present, description: `${at}`.repeat(6000) });
    }
    const packed = packSteps(history);
    expect(JSON.stringify(packed).length).toBeLessThanOrEqual(MAX_PACKED);
    expect(packed?.documents.length).toBeGreaterThan(1);
    expect(packed?.documents.length).toBeLessThan(61);
    expect(packed?.at).toBe((packed?.documents.length ?? 0) - 1);
  });
});
