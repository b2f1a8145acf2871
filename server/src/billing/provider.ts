/** A request to open a checkout. */
export interface Checkout {
  readonly invoiceId: string;
  readonly amountCents: number;
  /** Displayed to the buyer. */
  readonly title: string;
  readonly email: string;
}

/** A page of the provider on which an invoice is paid. */
export interface OpenCheckout {
  /** The provider's reference number of the checkout. */
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

/** A payment provider. */
export interface PaymentProvider {
  /**
   * Opens a checkout; returns the same one for the same invoice. Rejects with ApiFailure `busy` if the provider does
   * not answer.
   */
  openCheckout(checkout: Checkout): Promise<OpenCheckout>;
  /**
   * Reads a webhook; null if it does not concern our invoices. Throws ApiFailure `schema` if the signature is not the
   * provider's, and `malformed` for contents that the provider does not send.
   */
  readEvent(body: Buffer, signature: string): PaymentEvent | null;
}
