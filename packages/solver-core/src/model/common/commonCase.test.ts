import { expectTypeOf, test } from 'vitest';
import type { CommonCase } from './document.ts';
import type { BeamCase } from '../beam/document.ts';
import type { TrussCase } from '../truss/trussDocument.ts';

/** The fields whose names are shared but whose types differ: class name and kind. */
type Names = 'className' | 'kind';

test('a beam and a truss have all of it, and nothing else in common', () => {
  expectTypeOf<BeamCase>().toExtend<CommonCase>();
  expectTypeOf<TrussCase>().toExtend<CommonCase>();
  expectTypeOf<Exclude<keyof BeamCase & keyof TrussCase, Names>>().toEqualTypeOf<keyof CommonCase>();
});
