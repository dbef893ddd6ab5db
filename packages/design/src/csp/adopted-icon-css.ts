/**
 * Stands in for `@ant-design/icons/es/cssUtils` in the browser build, for the reason given in
 * `adopted-dynamic-css.ts`. The API is that of version 6.3.
 */
export { updateCSS } from './adopted-dynamic-css';

/** The shadow root an element is in, null in the page. */
export function getShadowRoot(element: HTMLElement | null): ShadowRoot | null {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root : null;
}

const warned = new Set<string>();

/** Says once, and only while developing, what is used wrongly. */
export function warningOnce(valid: boolean, message: string): void {
  if (valid || warned.has(message) || process.env.NODE_ENV === 'production') return;
  warned.add(message);
  // biome-ignore lint/suspicious/noConsole: a hint for developers, absent from the production build
  console.error(`Warning: ${message}`);
}
