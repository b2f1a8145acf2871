import type { Features, ListedInvoice, PlansApi, Product } from '../src/api/plansApi.ts';
import type { Subscription } from '../src/api/accountApi.ts';
import { NOW_MS, person } from './AccountStory.tsx';

const DAY_MS = 86_400_000;

const beam = { branch: 'msb', branch_id: 1 } as const;

/** Three bundles of beams; prices as 12, 60 and 96 USD for standard. */
export const products: readonly Product[] = [
  { id: 1, ...beam, bundle: 'free', bundle_id: 1, p1: 0, p6: 0, p12: 0, c1: 0, c6: 0, c12: 0, label: '-' },
  {
    id: 2,
    ...beam,
    bundle: 'standard',
    bundle_id: 2,
    p1: 12,
    p6: 60,
    p12: 96,
    c1: 12,
    c6: 10,
    c12: 8,
    label: 'renew',
  },
  {
    id: 3,
    ...beam,
    bundle: 'professional',
    bundle_id: 3,
    p1: 24,
    p6: 120,
    p12: 192,
    c1: 24,
    c6: 20,
    c12: 16,
    label: 'switch',
  },
];

const NAMES = {
  1: ['Diagrams of N, Q, M', 'Эпюры N, Q, M', 'Епюри N, Q, M'],
  2: ['Mohr’s integrals', 'Интегралы Мора', 'Інтеграли Мора'],
  3: ['Report as a document', 'Отчёт в виде документа', 'Звіт у вигляді документа'],
} as const;

export const features: Features = {
  features: products.flatMap(({ id }) =>
    Object.keys(NAMES)
      .map(Number)
      .filter((activity) => activity <= id)
      .map((activity) => ({ id, activity_id: activity, key: `msb.${activity}` })),
  ),
  translations: Object.entries(NAMES).flatMap(([activity, names]) =>
    (['en-US', 'ru', 'uk'] as const).map((locale, i) => ({
      activity_id: Number(activity),
      locale,
      translation: names[i] ?? '',
      description: names[i] ?? '',
    })),
  ),
};

export const standard: Subscription = {
  id: 21,
  branchId: 1,
  branch: 'msb',
  bundleId: 2,
  period: 12,
  issued: NOW_MS - 355 * DAY_MS,
  expires: NOW_MS + 10 * DAY_MS,
  next: null,
  messages: [{ key: 'ends', days: 10, branchId: 1 }],
  activities: [],
};

const invoice = {
  seller: 'EECS',
  branchId: 1,
  branch: 'msb',
  bundleId: 2,
  bundle: 'standard',
  period: 12,
  kind: 'subscribe',
  price: 96,
  balance: 0,
  usedCredit: 0,
  due: 96,
  issued: standard.issued,
  expires: standard.expires,
  created: standard.issued,
} as const;

export const invoices: readonly ListedInvoice[] = [
  { ...invoice, id: 'EECS-2026-000214', state: 'pending', kind: 'renew', paid: -1, created: NOW_MS },
  { ...invoice, id: 'EECS-2025-000101', state: 'paid', paid: standard.issued, usedCredit: 16, due: 80 },
  { ...invoice, id: 'EECS-2025-000099', state: 'cancelled', paid: -1 },
];

const offer = { _params: person, _subscriptions: [standard], _products: products };

/** A shop that quotes 96 USD minus a credit of 16, and sells nothing. */
export const plansApi: PlansApi = {
  listProducts: () => Promise.resolve(products),
  listFeatures: () => Promise.resolve(features),
  readOffer: () => Promise.resolve(offer),
  quote: () =>
    Promise.resolve({
      ...offer,
      quote: {
        id: 'q1',
        price: 96,
        balance: 0,
        due: 96,
        credit: 16,
        usedCredit: 16,
        payable: 80,
        issued: NOW_MS,
        expires: NOW_MS + 365 * DAY_MS,
        validUntil: NOW_MS + 900_000,
        seller: 'Beams Ltd., 1 Long Road, Riga',
      },
    }),
  buy: () => Promise.resolve(offer),
  listInvoices: () => Promise.resolve(invoices),
};
