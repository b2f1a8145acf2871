import { isRecord } from '../common/schemaReader.ts';

/** Accepted words for supports, with the class that each stands for. */
const WORDS: Readonly<Record<string, string>> = {
  cantilever: 'cantilever',
  clamp: 'cantilever',
  encastre: 'cantilever',
  fixed: 'fixed',
  pin: 'fixed',
  pinned: 'fixed',
  simple: 'simple',
  roller: 'simple',
  spring: 'spring',
  guide: 'guide',
};

/** Replaces the support of a joint by its canonical class; an unknown word is left for the schema to refuse. */
export function canonicalSupport(joint: unknown): unknown {
  if (!isRecord(joint)) return joint;
  const { support } = joint;
  if (!isRecord(support) || typeof support['className'] !== 'string') return joint;
  const word = support['className'].toLowerCase();
  return Object.hasOwn(WORDS, word) ? { ...joint, support: { ...support, className: WORDS[word] } } : joint;
}
