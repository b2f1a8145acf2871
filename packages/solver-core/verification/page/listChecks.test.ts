import { describe, expect, it } from 'vitest';
import { compareReleased } from '../released/compareReleased.ts';
import { REASONS } from '../released/reasons.ts';
import released from '../released/values.json' with { type: 'json' };
import { countProblems } from '../report/countProblems.ts';
import { listChecks } from './listChecks.ts';
import { toEditable } from './toEditable.ts';

const checks = listChecks();
const solved = checks.map((check) => ({ check, rows: check.run() }));

describe('the list of verification cases that a page runs', () => {
  it('has the cases and numbers of VERIFICATION.md', () => {
    const counts = countProblems();
    expect(checks.length).toBe(counts.reduce((sum, { problems }) => sum + problems, 0));
    const numbers = solved.reduce((sum, { rows }) => sum + rows.length, 0);
    expect(numbers).toBe(counts.reduce((sum, count) => sum + count.numbers, 0));
    expect(checks.length).toBeGreaterThanOrEqual(500);
  });

  it('names each case once', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  });

  it('agrees with every source as far as its digits go', () => {
    const apart = solved.flatMap(({ check: { id }, rows }) =>
      rows.flatMap((row) => (row.holds ? [] : [{ id, ...row }])),
    );
    expect(apart).toEqual([]);
  });

  it('gives each number its quantity, except counts, ratios and angles', () => {
    const plain = solved.flatMap(({ rows }) =>
      rows.flatMap(({ what, expected, measure }) =>
        typeof expected === 'number' && measure === undefined ? [what.replace(/\d+/g, '#')] : [],
      ),
    );
    const COUNT = /^(degree|rank|mechanisms|links without force)/;
    const RATIO =
      /^(lowest critical factor$|alpha$|direction of |.+: (utilisation|class|slenderness|reduction|factor|Cb)$)/;
    expect([...new Set(plain)].filter((what) => !COUNT.test(what) && !RATIO.test(what))).toEqual([]);
    const measured = (id: string, what: string) =>
      solved.find(({ check }) => check.id === id)?.rows.find((row) => row.what === what)?.measure;
    // The Design Examples print 252 kip-ft; the tables of EN 10365 print cm2 and cm4, those of angles cm.
    const bending = checks.find(({ title }) => title.startsWith('F.1-1B ASD'))!.id;
    expect(measured(bending, 'bending: resistance')).toEqual({ quantity: 'moment', system: 1 });
    // AISC Table 3-23 with E and I: a deflection in inches; without them a beam gives EI·v.
    const deflections = solved.filter(({ check }) => check.group === 'AISC Table 3-23: simple beams');
    const kinds = deflections.flatMap(({ rows }) =>
      rows.flatMap(({ what, measure }) => (what === 'min deflection' ? [measure?.quantity] : [])),
    );
    expect(new Set(kinds)).toEqual(new Set(['displacement']));
    const ipe = checks.find(({ title }) => title === 'IPE 300')!.id;
    expect(measured(ipe, 'Iy')).toEqual({ quantity: 'secondMoment', system: 0 });
    expect(measured(ipe, 'Wply')?.quantity).toBe('sectionModulus');
  });

  it('has the values of the last release, and a reason for each that changed', () => {
    const changed = solved.flatMap(({ check, rows }) => compareReleased(check, rows, released));
    expect(changed.filter(({ id }) => REASONS[id] === undefined)).toEqual([]);
    const known = new Set(checks.map(({ id }) => id));
    const gone = Object.keys(released.values).filter((id) => !known.has(id));
    expect(gone.filter((id) => REASONS[id] === undefined)).toEqual([]);
    const needed = new Set([...changed.map(({ id }) => id), ...gone]);
    expect(Object.keys(REASONS).filter((id) => !needed.has(id))).toEqual([]);
  });

  it('opens every structure in its editor, with the title of the case', () => {
    const closed = checks.filter((check) => {
      const opened: { readonly title?: string } | undefined = toEditable(check)?.document;
      return check.structure !== null && opened?.title !== check.title;
    });
    expect(closed.map(({ id }) => id)).toEqual([]);
    expect(checks.filter((check) => check.structure === null && toEditable(check) !== null)).toEqual([]);
  });

  it('has the deviation of each found number from the expected one, and of each word', () => {
    const wrong = solved.flatMap(({ check: { id }, rows }) =>
      rows.flatMap((row) => {
        const { expected, found, deviation, allowed, holds } = row;
        if (typeof expected === 'string') return holds === (found === expected) ? [] : [{ id, ...row }];
        if (typeof found === 'string' || expected === 0) return holds ? [] : [{ id, ...row }];
        const away = Math.abs(found - expected) / Math.abs(expected);
        const isSame = Math.abs(deviation - away) <= 1e-6 * away + 1e-15;
        return isSame && holds === deviation <= allowed * (1 + 1e-12) ? [] : [{ id, ...row }];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
