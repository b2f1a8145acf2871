import { type BeamCase, type Mechanism, parseCase } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';

type Fix = Mechanism['fixes'][number];

/** Applies the edit a verdict offers against a mechanism; one that does not fit the document any more is refused. */
export function applyFix(document: BeamCase, fix: Fix): Edit {
  const { op, path, value } = fix.edit as {
    readonly op?: string;
    readonly path?: string;
    readonly value?: unknown;
  };
  const match = /^\/supports\/(\d+|-)(?:\/(className|release))?$/.exec(path ?? '');
  if (match === null) return plainEdit(document);
  const [, place, key] = match;
  const index = Number(place);
  const supports =
    op === 'add' && place === '-'
      ? [...document.supports, value].sort((a, b) => (a as { x: number }).x - (b as { x: number }).x)
      : document.supports.flatMap((support, at) => {
          if (at !== index) return [support];
          if (op === 'remove' && key === undefined) return [];
          if (op === 'remove') return [without(support, String(key))];
          return [{ ...support, [String(key)]: value }];
        });
  const parsed = parseCase({ ...document, supports });
  return plainEdit(parsed.ok ? parsed.document : document);
}

function without(support: object, key: string): object {
  return Object.fromEntries(Object.entries(support).filter(([name]) => name !== key));
}
