/** The longest time that a slice may block the page, ms: less than a frame. */
const SLICE_MS = 12;

/**
 * Runs a search in slices, between which the page can respond; `onSlice` receives the progress and returns false to end
 * the search with its present result. Rejects if the search throws.
 */
export async function runInSlices<Progress, Answer>(
  search: Generator<Progress, Answer, boolean | void>,
  onSlice: (progress: Progress) => boolean,
  { now = () => performance.now(), rest = waitTurn } = {},
): Promise<Answer> {
  let end = now() + SLICE_MS;
  let step = search.next();
  while (!step.done) {
    if (now() < end) step = search.next(true);
    else {
      await rest();
      const goesOn = onSlice(step.value);
      end = now() + SLICE_MS;
      step = search.next(goesOn);
    }
  }
  return step.value;
}

function waitTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
