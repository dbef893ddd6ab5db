/** Where a console serves it: at the address of the current one, or in a folder named by its content. */
const served = /https?:\/\/[^\s()@]+\/embed\/([0-9a-f]{16}\/)?embed\.js/;

/** Where the script of the embedding came from. */
interface OwnAddress {
  /** Origin of the console; of the page itself where that is not known. */
  readonly origin: string;
  /** True if the script was loaded from a console: a copy in the bundle of a site was not. */
  readonly included: boolean;
}

/**
 * Finds out where this script came from. A script that is loaded as a module, or by `import()`, is not the current one
 * of the document; but what runs is named in the trace of an error.
 * @param trace of an error that was made in this script.
 */
export function ownAddress(trace: string = new Error().stack ?? ''): OwnAddress {
  const { currentScript } = document;
  const named = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/embed/"]')];
  const address = [
    currentScript instanceof HTMLScriptElement ? currentScript.src : '',
    trace,
    ...named.map(({ src }) => src),
  ]
    .map((text) => served.exec(text)?.[0])
    .find((found) => found !== undefined);
  return { origin: new URL(address ?? document.baseURI).origin, included: address !== undefined };
}
