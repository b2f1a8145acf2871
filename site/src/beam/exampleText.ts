import { exampleMessages, type ExampleText } from '@eecs/ui-beam';
import type { LoadedMessages, Messages } from '@eecs/ui-kit';

/** Makes the writer of the examples' texts from what was fetched beforehand; without it they are in English. */
export function toExampleText(loaded: readonly LoadedMessages[]): ExampleText {
  const messages: Messages =
    loaded.find(({ namespace }) => namespace === exampleMessages.namespace)?.messages ??
    exampleMessages.source;
  return (key) => {
    const [part = '', name = ''] = key.split('.');
    const texts = messages[part];
    const text = typeof texts === 'object' ? texts[name] : undefined;
    return typeof text === 'string' ? text : key;
  };
}
