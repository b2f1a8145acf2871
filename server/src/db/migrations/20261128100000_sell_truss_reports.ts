import type { Knex } from 'knex';

/** The number and name of the feature in the seeds. */
const REPORT = { id: 13, activity: 'truss.report' };

/**
 * Adds reports on trusses to every truss product whose bundle has reports on beams: the seeds do not change existing
 * products. A database without products is filled by the seeds.
 */
export async function up(db: Knex): Promise<void> {
  const products = await db('products as truss')
    .join('branches', 'branches.id', 'truss.branch_id')
    .join('products as beam', 'beam.bundle_id', 'truss.bundle_id')
    .join('branches as beams', 'beams.id', 'beam.branch_id')
    .join('product_activities', 'product_activities.product_id', 'beam.id')
    .join('activities', 'activities.id', 'product_activities.activity_id')
    .where({ 'branches.branch': 'truss', 'beams.branch': 'msb', 'activities.activity': 'msb.report' })
    .distinct<{ id: number }[]>('truss.id as id');
  if (products.length === 0) return;
  await db('activities').insert(REPORT).onConflict().ignore();
  const rows = products.map(({ id }) => ({ product_id: id, activity_id: REPORT.id }));
  await db('product_activities').insert(rows).onConflict(['product_id', 'activity_id']).ignore();
}

export async function down(db: Knex): Promise<void> {
  await db('activities').where(REPORT).delete();
}
