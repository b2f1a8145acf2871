import type { Knex } from 'knex';
import * as createReleaseNotes from './20261120200000_create_release_notes.ts';
import * as createSectionTables from './20261121230000_create_section_tables.ts';
import * as createAccounts from './20261122060000_create_accounts.ts';
import * as createTasks from './20261122060100_create_tasks.ts';
import * as createStorage from './20261122060200_create_storage.ts';
import * as createProducts from './20261122060300_create_products.ts';
import * as protectAudit from './20261122140000_protect_audit.ts';
import * as indexWhatExpires from './20261122140100_index_what_expires.ts';
import * as endUnpaidOrders from './20261122180000_end_unpaid_orders.ts';
import * as weighRevisions from './20261122180100_weigh_revisions.ts';
import * as boundAnswers from './20261122211000_bound_answers.ts';
import * as keepDocumentsAsWritten from './20261122213000_keep_documents_as_written.ts';
import * as nameBrowsers from './20261126062000_name_browsers.ts';
import * as keepSellers from './20261126081000_keep_sellers.ts';
import * as sellTrussReports from './20261128100000_sell_truss_reports.ts';

export interface Migration {
  readonly name: string;
  up(db: Knex): Promise<void>;
  down(db: Knex): Promise<void>;
}

/** Every migration, oldest first. A merged one is never edited or renamed: its name is in people's databases. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '20261120200000_create_release_notes', ...createReleaseNotes },
  { name: '20261121230000_create_section_tables', ...createSectionTables },
  { name: '20261122060000_create_accounts', ...createAccounts },
  { name: '20261122060100_create_tasks', ...createTasks },
  { name: '20261122060200_create_storage', ...createStorage },
  { name: '20261122060300_create_products', ...createProducts },
  { name: '20261122140000_protect_audit', ...protectAudit },
  { name: '20261122140100_index_what_expires', ...indexWhatExpires },
  { name: '20261122180000_end_unpaid_orders', ...endUnpaidOrders },
  { name: '20261122180100_weigh_revisions', ...weighRevisions },
  { name: '20261122211000_bound_answers', ...boundAnswers },
  { name: '20261122213000_keep_documents_as_written', ...keepDocumentsAsWritten },
  { name: '20261126062000_name_browsers', ...nameBrowsers },
  { name: '20261126081000_keep_sellers', ...keepSellers },
  { name: '20261128100000_sell_truss_reports', ...sellTrussReports },
];
