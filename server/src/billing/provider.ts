/** The calls to a payment provider. */
export interface Checkout {
  readonly invoiceId: string;
  readonly amountCents: number;
  /** Shown to the buyer. */
  readonly title: string;
  readonly email: string;
}

/** A page of the provider on which an invoice is paid. */
export interface OpenCheckout {
  /** The provider's own number of it. */
  readonly reference: string;
  readonly redirect: string;
}

/** The message of a provider about an invoice. */
export interface PaymentEvent {
  readonly kind: 'paid' | 'expired';
  readonly invoiceId: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: string;
}

/** Takes money. */
export interface PaymentProvider {
  /**
   * Opens a page to pay on; the same one again for the same invoice. Rejects with
   * ApiFailure `busy` when the provider does not answer.
   */
  openCheckout(checkout: Checkout): Promise<OpenCheckout>;
  /**
   * Reads a webhook; null if it does not concern our invoices. Throws ApiFailure `schema` if the signature is not the
   * provider's, and `malformed` for contents that the provider does not send.
   */
  readEvent(body: Buffer, signature: string): PaymentEvent | null;
}
