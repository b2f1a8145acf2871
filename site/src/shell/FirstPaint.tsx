/** What stands on the page while the first route is being fetched: nothing that could jump. */
export function FirstPaint() {
  return null;
}
