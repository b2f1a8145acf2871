import { caseHash, parseCase, solveBeam } from '@eecs/solver-core';
import type { Knex } from 'knex';

/** Maximum number of beams that are generated and solved; the tasks reuse them in turn. */
const MOST_BEAMS = 500;
const TASKS_PER_USER = 50;

/**
 * Fills an empty database with synthetic saved tasks: beams with their solutions, and an earlier state of every fifth.
 */
export async function addMadeUpTasks(db: Knex, count: number): Promise<void> {
  const beams = Math.min(Math.max(1, count), MOST_BEAMS);
  await db.transaction(async (transaction) => {
    await transaction.raw(
      'create temporary table made_up (id integer primary key, hash text, load_case json, solution json) on commit drop',
    );
    for (let id = 0; id < beams; id += 1) await transaction('made_up').insert({ id, ...makeUpBeam(id) });
    const users = Math.ceil(count / TASKS_PER_USER);
    await transaction.raw(
      `insert into users (email, email_key, password, hash, locale, created_at)
       select 'person' || i || '@example.com', 'person' || i || '@example.com', '-', md5(i::text), 'en-US', now()
       from generate_series(1, ?::integer) as i`,
      [users],
    );
    await transaction.raw(
      `insert into tasks (user_id, kind, title, hash, load_case, solution, load_case_bytes, solution_bytes, saved_at)
       select (select min(id) from users) + i % :users, 'msb', 'Beam ' || i, hash, load_case, solution,
         length(load_case::text), length(solution::text), now()
       from generate_series(1, :count::integer) as i join made_up on made_up.id = i % :beams`,
      { users, count, beams },
    );
    await transaction.raw(
      `insert into task_revisions (task_id, version, title, hash, load_case, load_case_bytes, saved_at)
       select id, 1, title, hash, load_case, load_case_bytes, saved_at from tasks where id % 5 = 0`,
    );
  });
}

/** Generates a beam of five spans with ten loads; each seed gives different ones. */
function makeUpBeam(seed: number) {
  const vary = (i: number, from: number, to: number) =>
    Math.round(100 * (from + (to - from) * ((Math.sin(seed * 97 + i * 13) + 1) / 2))) / 100;
  const spans = Array.from({ length: 5 }, (_, i) => vary(i, 3, 8));
  const ends = spans.map((_, i) => Math.round(100 * spans.slice(0, i + 1).reduce((a, b) => a + b)) / 100);
  const length = ends.at(-1) ?? 0;
  const parsed = parseCase({
    schema: 1,
    title: `Beam ${seed}`,
    L: length,
    supports: [0, ...ends].map((x, i) => ({ className: i === 0 ? 'fixed' : 'simple', x })),
    materials: [{ name: 'steel', E: 200_000, nu: 0.3 }],
    sections: [{ className: 'generic', label: 'EI', A: 100, Iy: 10_000 }],
    beamSections: [{ x: length, materialIndex: 0, crossSectionIndex: 0 }],
    loads: Array.from({ length: 10 }, (_, i) => {
      const [x0, x1] = [vary(i + 5, 0, length / 2), vary(i + 20, length / 2 + 0.01, length)];
      const q = vary(i + 40, -20_000, -1000);
      return { className: 'DistributedLoad', x: [x0, x1], y: [q, q, q] };
    }),
  });
  if (!parsed.ok) throw new Error('`makeUpBeam` made no beam');
  const solution = solveBeam(parsed.document);
  return {
    hash: caseHash(parsed.document),
    load_case: JSON.stringify(parsed.document),
    solution: JSON.stringify(solution),
  };
}
