import type { FrameCase, FrameKind } from '@eecs/solver-core/frame';
import { type Locale, type Messages, loadMessages } from '@eecs/ui-kit';
import { createFrameExample, frameExampleMessages, listFrameExamples } from '@eecs/ui-frame';

/**
 * Creates the worked examples of a kind of frames with their texts in a language; in English if those cannot be
 * fetched.
 */
export async function loadFrameExamples(kind: FrameKind, locale: Locale): Promise<readonly FrameCase[]> {
  const { source } = frameExampleMessages;
  const messages: Messages = await loadMessages(frameExampleMessages, locale).then(
    (loaded) => loaded.messages,
    () => source,
  );
  return listFrameExamples(kind).map((name) => ({
    ...createFrameExample(name),
    ...((messages[name] ?? source[name]) as (typeof source)[typeof name]),
  }));
}
