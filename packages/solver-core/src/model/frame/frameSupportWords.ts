import type { Failure } from '../../failures/failure.ts';
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

/** The usual words, in the order in which a refusal lists them; `fixed`, which is a clamp elsewhere, is not among them. */
const USUAL = ['pin', 'roller', 'clamp', 'guide', 'spring'].join(', ');

/** Lets the refusal of an unknown support word list the usual words instead of the classes. */
export function listSupportWords(failure: Failure): Failure {
  const isWord = failure.code === 'schema.className' && /^\/joints\/\d+\/support\//.test(failure.path);
  return isWord ? { ...failure, values: { ...failure.values, allowed: USUAL } } : failure;
}
