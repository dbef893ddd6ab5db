import { type MessageKey, type MessageValues, type Translate, translateKey } from '@console/design/messages';

type StartOf<Key, End extends string> = Key extends `${infer Start}.${End}` ? Start : never;

/** First part of the keys of the texts of a kind: each has a text `entity`. */
export type RecordTexts = StartOf<MessageKey, 'entity'>;

/** A text that not every kind needs: the title of its list, the name of a field, the warning before it is deleted. */
export const recordText = (
  translate: Translate,
  texts: RecordTexts,
  part: string,
  values?: MessageValues,
): string => translateKey(translate, `${texts}.${part}` as MessageKey, values);
