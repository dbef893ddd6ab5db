import type { MessageFormatElement } from 'react-intl';

/** One message: ICU text (tests), or what the build compiled it to (browser). */
export type CatalogueMessage = string | MessageFormatElement[];

/** Messages by key, as `import messages from './messages/en.json'` gives them. */
export type Catalogue = Readonly<Record<string, CatalogueMessage>>;

/** Messages in another language, or what makes them of the English ones, as the pseudo language does. */
export type Translation = Catalogue | ((english: Catalogue) => Catalogue);
