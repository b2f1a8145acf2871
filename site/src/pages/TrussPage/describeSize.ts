import { LIMITS } from '@eecs/solver-core';
import type { Text } from '@eecs/ui-kit';
import { MAX_TRUSS_FILE_BYTES, type ReadTrussFile } from '@eecs/ui-truss';
import type enUS from '../../truss/messages/en-US.json';

type Limits = keyof typeof LIMITS;
type Refused = Extract<ReadTrussFile, { ok: false }>;

/** Why a file is too large, and what the reader can do. */
export interface DescribedSize {
  readonly lines: readonly string[];
  /** With an account it could be opened, or at least read. */
  readonly isForAccount: boolean;
}

/**
 * Describes a file of `bytes` that was refused for its size: the visitor's limits and what can be done; null if it was
 * refused for another reason.
 */
export function describeSize(
  read: Refused,
  { bytes, limits }: { readonly bytes: number; readonly limits: Limits },
  t: Text<typeof enUS>,
): DescribedSize | null {
  const isAnyone = limits === 'anonymous';
  if (read.problem === 'tooLarge') {
    const isForAccount = isAnyone && bytes <= MAX_TRUSS_FILE_BYTES.full;
    return {
      lines: [
        t('truss.file.tooLarge', { max: toKb(limits) }),
        isForAccount ? t('truss.file.tooLargeAccount', { max: toKb('full') }) : t('truss.file.tooManyCure'),
      ],
      isForAccount,
    };
  }
  if (read.problem !== 'tooMany') return null;
  const { joints = 0, links: rods = 0 } = read.size ?? {};
  const isForAccount = isAnyone && joints <= LIMITS.full.joints && rods <= LIMITS.full.links;
  return {
    lines: [
      t('truss.file.tooMany', { joints, rods, ...MOST[limits] }),
      ...(isAnyone ? [t('truss.file.tooManyAccount', MOST.full)] : []),
      ...(isForAccount ? [] : [t('truss.file.tooManyCure')]),
    ],
    isForAccount,
  };
}

function toKb(limits: Limits): number {
  return MAX_TRUSS_FILE_BYTES[limits] / 1000;
}

/** Returns the maximum size of a truss in the form that the texts use. */
const toMost = ({ joints, links }: { readonly joints: number; readonly links: number }) => ({
  mostJoints: joints,
  mostRods: links,
});
const MOST = { anonymous: toMost(LIMITS.anonymous), full: toMost(LIMITS.full) };
