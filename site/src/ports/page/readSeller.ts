/** Reads from the page who offers the site; the server writes the operator's setting (`INVOICE_SELLER`) into it. */
export function readSeller(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="eecs-seller"]')?.content ?? null;
}
