import { CORRECTION_CODES, FAILURE_CODES, type CorrectionCode, type FailureCode } from '@eecs/solver-core';
import {
  FRAME_CORRECTION_CODES,
  FRAME_FAILURE_CODES,
  type FrameCorrectionCode,
  type FrameFailureCode,
} from '@eecs/solver-core/frame';
import {
  TRUSS_CORRECTION_CODES,
  TRUSS_FAILURE_CODES,
  type TrussCorrectionCode,
  type TrussFailureCode,
} from '@eecs/solver-core/truss';
import { Type } from '@fastify/type-provider-typebox';
import { oneOf } from './oneOf.ts';

type Code =
  | FailureCode
  | CorrectionCode
  | TrussFailureCode
  | TrussCorrectionCode
  | FrameFailureCode
  | FrameCorrectionCode;

function createFailure<Of extends Code>(title: string, codes: readonly Of[]) {
  return Type.Object(
    {
      code: oneOf(codes),
      path: Type.String({ description: 'JSON pointer into the document' }),
      ids: Type.Array(Type.Union([Type.String(), Type.Number()]), {
        description: 'Indexes or ids of the parts concerned',
      }),
      values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
        description: 'Values in the text: bounds, counts, found values',
      }),
    },
    { title, description: 'A reason for a refusal, or a note on the solution' },
  );
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

const CODES = [...keysOf(FAILURE_CODES), ...CORRECTION_CODES];

/** A fault of a beam, or a correction. */
export const BeamFailure = createFailure('BeamFailure', CODES);

/** A fault of a truss, or a correction. */
export const TrussFailure = createFailure('TrussFailure', [
  ...CODES,
  ...keysOf(TRUSS_FAILURE_CODES),
  ...TRUSS_CORRECTION_CODES,
]);

/** A fault of a frame, or a correction. */
export const FrameFailure = createFailure('FrameFailure', [
  ...CODES,
  ...keysOf(FRAME_FAILURE_CODES),
  ...FRAME_CORRECTION_CODES,
]);
