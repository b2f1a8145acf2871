/** Reads from the page who offers the site: the server writes into it what the operator has set (`INVOICE_SELLER`). */
export function readSeller(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="eecs-seller"]')?.content ?? null;
}
