import type { Browser, Page } from 'playwright';

/** A cause of work on the main thread of a page. */
export type Cause =
  'scripts read' | 'scripts run' | 'style' | 'layout' | 'paint' | 'page read' | 'memory' | 'other';

/** Processor milliseconds of the main thread per cause. */
export type Causes = Readonly<Record<Cause, number>>;

/** The browser's events by cause; an event without a cause counts towards the event around it. */
const EVENTS: Readonly<Record<Exclude<Cause, 'other'>, readonly string[]>> = {
  'scripts read': [
    'v8.compile',
    'V8.CompileCode',
    'v8.compileModule',
    'v8.parseOnBackground',
    'v8.produceCache',
  ],
  'scripts run': [
    'EvaluateScript',
    'v8.evaluateModule',
    'FunctionCall',
    'TimerFire',
    'FireAnimationFrame',
    'FireIdleCallback',
    'RunMicrotasks',
    'EventDispatch',
    'v8.run',
    'v8.callFunction',
    'V8.RunMicrotasks',
  ],
  style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet', 'Document::recalcStyle', 'Document::updateStyle'],
  layout: [
    'Layout',
    'LocalFrameView::layout',
    'LayoutShift',
    'IntersectionObserverController::computeIntersections',
  ],
  paint: [
    'PrePaint',
    'Paint',
    'Layerize',
    'Commit',
    'UpdateLayer',
    'CompositeLayers',
    'Decode Image',
    'PaintImage',
  ],
  'page read': ['ParseHTML', 'HTMLDocumentParser::pumpTokenizer'],
  memory: [
    'MajorGC',
    'MinorGC',
    'V8.GCScavenger',
    'V8.GC_MC_INCREMENTAL',
    'V8.GCIncrementalMarking',
    'BlinkGC.AtomicPhase',
  ],
};

const CAUSES = new Map(
  Object.entries(EVENTS).flatMap(([cause, names]) => names.map((name) => [name, cause as Cause])),
);

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start on the thread's clock, and processor time, µs. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'v8',
  'blink',
  'blink_gc',
  'devtools.timeline.v8',
  'disabled-by-default-v8.compile',
];

/**
 * Opens a page while the browser traces its threads, until the page is usable. Processor time counts rather than real
 * time, which depends on other programs.
 */
export async function traceCauses(
  browser: Browser,
  { page, open }: { readonly page: Page; readonly open: (page: Page) => Promise<unknown> },
): Promise<Causes> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await open(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return sumCauses(traceEvents);
}

/** Sums the processor time of the busiest main thread per cause, ms: each event without the events inside it. */
export function sumCauses(events: readonly TraceEvent[]): Causes {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const threads = new Map<string, Required<Pick<TraceEvent, 'name' | 'tts' | 'tdur'>>[]>();
  for (const { name, ph, pid, tid, tts, tdur } of events) {
    const thread = `${pid}.${tid}`;
    if (ph !== 'X' || tts === undefined || tdur === undefined || !mains.has(thread)) continue;
    const own = threads.get(thread) ?? [];
    own.push({ name, tts, tdur });
    threads.set(thread, own);
  }
  const sums = [...threads.values()].map(sumThread);
  const [busiest] = sums.toSorted((a, b) => totalOf(b) - totalOf(a));
  return busiest ?? { ...NOTHING };
}

/** Returns the sum over all causes, ms. */
export function totalOf(causes: Causes): number {
  return Object.values(causes).reduce((sum, one) => sum + one, 0);
}

const NOTHING: Record<Cause, number> = {
  'scripts read': 0,
  'scripts run': 0,
  style: 0,
  layout: 0,
  paint: 0,
  'page read': 0,
  memory: 0,
  other: 0,
};

function sumThread(events: readonly Required<Pick<TraceEvent, 'name' | 'tts' | 'tdur'>>[]): Causes {
  const sums = { ...NOTHING };
  const open: { readonly end: number; readonly cause: Cause }[] = [];
  for (const { name, tts, tdur } of events.toSorted((a, b) => a.tts - b.tts || b.tdur - a.tdur)) {
    while ((open.at(-1)?.end ?? Infinity) <= tts) open.pop();
    const around = open.at(-1)?.cause;
    const cause = CAUSES.get(name) ?? around ?? 'other';
    if (around !== undefined) sums[around] -= tdur / 1000;
    sums[cause] += tdur / 1000;
    open.push({ end: tts + tdur, cause });
  }
  return sums;
}
