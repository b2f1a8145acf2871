import { exampleMessages, type ExampleText } from '@eecs/ui-beam';
import type { LoadedMessages, Messages } from '@eecs/ui-kit';

/** Creates the function that writes the examples' texts from texts loaded before; without them it writes English. */
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
