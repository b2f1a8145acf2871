import type { Knex } from 'knex';
import { LOCALES } from '../../messages/locale.ts';
import { BRANCHES, BUNDLES, PRODUCTS } from '../../plans/bundles.ts';
import { ACTIVITIES } from './productRows.ts';

/** Inserts missing products; a price or text that an operator has changed stays. */
export async function seedProducts(db: Knex): Promise<void> {
  if (await isWhole(db)) return;
  await db.transaction(async (transaction) => {
    for (const branch of BRANCHES) await transaction('branches').insert(branch).onConflict('id').ignore();
    for (const bundle of BUNDLES) await transaction('bundles').insert(bundle).onConflict('id').ignore();
    for (const [index, { key, texts }] of ACTIVITIES.entries()) {
      const id = index + 1;
      await transaction('activities').insert({ id, activity: key }).onConflict('id').ignore();
      const rows = LOCALES.map((locale) => {
        const [translation, description] = texts[locale];
        return { activity_id: id, locale, translation, description };
      });
      await transaction('activity_texts').insert(rows).onConflict(['activity_id', 'locale']).ignore();
    }
    for (const { activities, ...product } of PRODUCTS) {
      const added = await transaction('products')
        .insert(product)
        .onConflict('id')
        .ignore()
        .returning<{ id: number }[]>('id');
      // The operator decides the content of an existing product.
      if (added.length === 0) continue;
      const ids = activities.map((key) => ACTIVITIES.findIndex((one) => one.key === key) + 1);
      await transaction('product_activities').insert(
        ids.map((activity_id) => ({ product_id: product.id, activity_id })),
      );
    }
  });
}

/**
 * Returns whether no row is missing, as at nearly every start; one query takes a tenth of the time of inserting each
 * row.
 */
async function isWhole(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select (
      (select count(*) from branches where id = any(:branches))
      + (select count(*) from bundles where id = any(:bundles))
      + (select count(*) from products where id = any(:products))
      + (select count(*) from activities where id <= :activities)
      + (select count(*) from activity_texts where activity_id <= :activities and locale = any(:locales))
    )::integer as count`,
    {
      branches: BRANCHES.map(({ id }) => id),
      bundles: BUNDLES.map(({ id }) => id),
      products: PRODUCTS.map(({ id }) => id),
      activities: ACTIVITIES.length,
      locales: [...LOCALES],
    },
  );
  const shipped =
    BRANCHES.length + BUNDLES.length + PRODUCTS.length + ACTIVITIES.length * (1 + LOCALES.length);
  return rows[0]?.count === shipped;
}
