/** True for a text each percent code of which stands for a character; those of UTF-8 belong together. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Why an address is not taken, undefined when it is. What two programs could read in two ways is refused where it
 * comes in: U+0000, which ends a text in many of them, and a backslash, which some take for a slash.
 * @param strict whether the query counts too; what people type behind the address of a page does not have to.
 */
export function addressProblem(url: string, strict: boolean): string | undefined {
  const [path = '', ...query] = url.split('?');
  const judged = strict ? url : path;
  if (!isDecodable(path) || (strict && !isDecodable(query.join('?'))))
    return 'The address holds a percent code that is not UTF-8.';
  if (/%00/.test(judged)) return 'The address holds the character U+0000.';
  if (path.includes('\\')) return 'The address holds a backslash.';
  return undefined;
}
