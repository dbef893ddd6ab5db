import { ServiceFailure } from './failure';

/** Texts that PostgreSQL cannot hold: U+0000, and half a surrogate pair, which is no character. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/**
 * @param place where the text stands in the request
 * @throws 400 when the text holds U+0000 or half a surrogate pair
 */
export function requireStorable(place: string, text: string): void {
  if (!isStorable(text))
    throw new ServiceFailure(400, 'Invalid request', `${place} must not hold U+0000 or unpaired surrogates`);
}

/** JSON can hold such a text only with one of these escapes in it. */
const suspicious = /\\u(?:0000|[dD][89a-fA-F][0-9a-fA-F]{2})/;

/**
 * Looks at every text and key of a body.
 * @param json the body as it came: where it holds no suspicious escape, nothing needs to be looked at
 * @throws 400
 */
export function requireStorableBody(json: string, body: unknown): void {
  if (!suspicious.test(json)) return;
  const left: unknown[] = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') requireStorable('body', value);
    else if (value !== null && typeof value === 'object')
      for (const [key, part] of Object.entries(value)) left.push(key, part);
  }
}

/** Levels of lists and objects in each other that a body may have; the service's own have six. */
const deepest = 100;

/**
 * @param json of a body
 * @throws 400 when lists and objects lie in each other so deeply that what goes through them by itself runs out of stack
 */
export function requireShallow(json: string): void {
  let depth = 0;
  let isText = false;
  for (let place = 0; place < json.length; place++) {
    const character = json[place];
    if (isText) {
      if (character === '\\') place++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') {
      depth++;
      if (depth > deepest)
        throw new ServiceFailure(400, 'Invalid request', `body is nested deeper than ${deepest} levels`);
    } else if (character === ']' || character === '}') depth--;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8, without the byte order mark that it may begin with; `undefined` when it is no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
