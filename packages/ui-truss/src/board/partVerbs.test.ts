import { createStore } from 'jotai/vanilla';
import type { DialogOutcome, Format } from '@eecs/ui-kit';
import { createHistory } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { triangle } from '../../test/triangle.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { type Ports, documentAtom, portsAtom, session, undoAtom } from '../state/sessionAtoms.ts';
import { createPartVerbs } from './partVerbs.ts';

/** A whole truss in the form of its file: the triangle, farther right. */
const BESIDE = JSON.stringify({
  ...triangle,
  title: 'Beside',
  joints: triangle.joints.map((joint) => ({ ...joint, x: joint.x + 4 })),
});
const ROWS = 'x\ty\n0\t0\n4\t0\n0\t9\n\ni\tj\n1\t2\n2\t3';

const FAR = triangle.joints.slice(2).map((joint) => ({ ...joint, id: 'far', x: 9 }));

/** Opens a truss without a page, with the same answer to every question. */
function open(document: typeof triangle, outcome: DialogOutcome['outcome'] = 'dismiss') {
  const store = createStore();
  const nothing = (): void => undefined;
  const ports: Partial<Ports> = {
    ...{ isControlled: false, isReadOnly: false, limits: 'full' as const },
    ...{ onChange: nothing, onNotes: nothing },
  };
  store.set(portsAtom, ports as Ports);
  store.set(session.historyAtom, createHistory(document));
  let questions = 0;
  const verbs = createPartVerbs(
    { store, getCamera: () => ({ scale: 100 }) as never },
    {
      t: (key) => key,
      textOf: () => (key) => key,
      format: {} as Format,
      locale: 'en-US',
      open: () => {
        questions += 1;
        return Promise.resolve({ outcome });
      },
    },
  );
  return { store, verbs, countQuestions: () => questions, countJoints: () => countJoints(store) };
}

function countJoints(store: ReturnType<typeof createStore>): number {
  return store.get(documentAtom).joints.length;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['a truss', BESIDE, 'ok', 3],
  ['a truss', BESIDE, 'other', 5],
  ['a truss', BESIDE, 'cancel', 3],
  ['a table', ROWS, 'ok', 3],
  ['a table', ROWS, 'other', 4],
  ['a table', ROWS, 'dismiss', 3],
] as const)(
  '%s that is pasted onto a drawing replaces it or is added as the reader says: %#',
  async (_, text, outcome, joints) => {
    const { store, verbs, countQuestions } = open(triangle, outcome);
    expect(verbs.paste(text)).toBe(true);
    await settle();
    expect(countQuestions()).toBe(1);
    expect(countJoints(store)).toBe(joints);
    if (outcome === 'cancel' || outcome === 'dismiss') expect(store.get(documentAtom)).toBe(triangle);
    else {
      // Undo restores the drawing either way.
      store.set(undoAtom);
      expect(store.get(documentAtom)).toEqual(triangle);
    }
  },
);

test('an empty drawing takes both at once', () => {
  for (const text of [BESIDE, ROWS]) {
    const { verbs, store, countQuestions } = open(createEmptyTruss(0, ''));
    expect(verbs.paste(text)).toBe(true);
    expect(countJoints(store)).toBe(3);
    expect(countQuestions()).toBe(0);
  }
});

test('joints alone that are pasted beside joints are added at once: a table comes in parts', () => {
  const { verbs, store, countQuestions } = open({ ...triangle, links: [] });
  expect(verbs.paste('x\ty\n8\t0\n9\t0')).toBe(true);
  expect([countQuestions(), countJoints(store)]).toEqual([0, 5]);
});

test('rows in which two rods join the same joints are not pasted before the reader was asked', () => {
  for (const text of [`${ROWS}\n2\t1`, 'i\tj\n1\t4\n4\t1']) {
    const { verbs, store } = open({ ...triangle, joints: [...triangle.joints, ...FAR] });
    expect(verbs.paste(text)).toBe(true);
    expect(store.get(documentAtom).links).toBe(triangle.links);
  }
});
