import type { AccountAnswer } from './accountApi.ts';

/** Months for which a plan can be bought. */
export const PERIODS = [1, 6, 12] as const;
export type Period = (typeof PERIODS)[number];

/** The kind of purchase that choosing a bundle would be; `-` if it cannot be chosen. */
export type PlanLabel = '-' | 'subscribe' | 'renew' | 'switch';

/** A bundle of a branch with its prices, USD. */
export interface Product {
  readonly id: number;
  /** `msb`, `truss`; for root also branches in development. */
  readonly branch: string;
  readonly branch_id: number;
  readonly bundle: string;
  /** 1 is free, 2 standard, 3 professional. */
  readonly bundle_id: number;
  /** Charged for this number of months. */
  readonly p1: number;
  readonly p6: number;
  readonly p12: number;
  /** The same per month. */
  readonly c1: number;
  readonly c6: number;
  readonly c12: number;
  readonly label?: PlanLabel;
}

/** Features by product, with their names. */
export interface Features {
  readonly features: readonly { readonly id: number; readonly activity_id: number; readonly key: string }[];
  readonly translations: readonly {
    readonly activity_id: number;
    readonly locale: string;
    readonly translation: string;
    readonly description: string;
  }[];
}

/** A bundle of a branch for a number of months. */
export interface PlanChoice {
  readonly productId: number;
  readonly branchId: number;
  readonly bundleId: number;
  readonly period: Period;
}

/** The present price of a choice, USD; times in ms. */
export interface Quote {
  readonly id: string;
  readonly price: number;
  readonly balance: number;
  readonly due: number;
  readonly credit: number;
  readonly usedCredit: number;
  readonly payable: number;
  readonly issued: number;
  readonly expires: number;
  readonly validUntil: number;
  /** The seller, as printed on the invoice: name, address, tax number. */
  readonly seller?: string;
}

/** A purchase that was just made. */
export interface Bought {
  readonly id: string;
  readonly state: 'pending' | 'paid' | 'cancelled';
  readonly due: number;
  /** Page of the payment provider on which the invoice is paid. */
  readonly redirect: string | null;
}

/** An invoice of the account; USD and ms. */
export interface ListedInvoice {
  readonly id: string;
  /** The seller, as named by the operator. */
  readonly seller: string;
  readonly state: 'pending' | 'paid' | 'cancelled';
  readonly branchId: number;
  readonly branch: string;
  readonly bundleId: number;
  readonly bundle: string;
  readonly period: Period;
  readonly kind: 'subscribe' | 'renew' | 'switch';
  readonly price: number;
  readonly balance: number;
  readonly usedCredit: number;
  readonly due: number;
  readonly issued: number;
  readonly expires: number;
  readonly created: number;
  /** -1 while it is unpaid. */
  readonly paid: number;
}

/** The account with the available plans. */
export interface PlansAnswer extends AccountAnswer {
  readonly _products: readonly Product[];
  readonly quote?: Quote;
  readonly invoice?: Bought;
}

/** The server calls about products. Each rejects with an `AccountFailure`. */
export interface PlansApi {
  readonly listProducts: () => Promise<readonly Product[]>;
  readonly listFeatures: () => Promise<Features>;
  /** Lists what the logged-in user can order. */
  readonly readOffer: () => Promise<PlansAnswer>;
  /** Requests the price of a choice; nothing is bought. */
  readonly quote: (choice: PlanChoice) => Promise<PlansAnswer>;
  /** Buys a choice with its quote; repeated calls buy only once. */
  readonly buy: (choice: PlanChoice, quote: string) => Promise<PlansAnswer>;
  readonly listInvoices: () => Promise<readonly ListedInvoice[]>;
}
