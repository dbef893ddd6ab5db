/** Properties of the element that an attribute of another name, or of the same, stands for. */
const attributes = {
  name: 'name',
  service: 'service',
  signIn: 'sign-in',
  path: 'path',
  view: 'view',
  card: 'card',
  history: 'history',
  theme: 'theme',
  density: 'density',
  locale: 'locale',
  timeZone: 'time-zone',
} as const;

/** Gives a class of elements the properties that stand in attributes. */
export function reflectAttributes(prototype: HTMLElement): void {
  for (const [property, attribute] of Object.entries(attributes))
    Object.defineProperty(prototype, property, {
      get(this: HTMLElement) {
        return this.getAttribute(attribute) ?? undefined;
      },
      set(this: HTMLElement, value: string | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
      enumerable: true,
    });
}

/** Sets again what a page set before the class was defined: until then it hides the properties of the class. */
export function adoptEarlyProperties(element: HTMLElement): void {
  const own = element as unknown as Record<string, unknown>;
  for (const property of [...Object.keys(attributes), 'token', 'brand']) {
    if (!Object.hasOwn(element, property)) continue;
    const value = own[property];
    delete own[property];
    queueMicrotask(() => {
      own[property] = value;
    });
  }
}
