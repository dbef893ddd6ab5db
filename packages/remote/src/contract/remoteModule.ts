import type { Catalogue } from '@console/design/messages';
import type { ComponentType } from 'react';
import type { RemoteDeclaration } from './declaration';
import type { HelpLoader } from './help';

/** Loads the module of a page or a card on demand; the module exports it under its own name. */
export type PageLoader = () => Promise<Record<string, ComponentType>>;

/** The code of a remote beside its declaration. */
export interface RemoteModule {
  readonly declaration: RemoteDeclaration;
  /**
   * Texts by language; English is there at once, other languages are loaded when asked for, since contract 2.10:
   * `{ en, de: () => import('./messages/de.json') }`. In a language that is not named the remote is English. Since contract
   * 2.32 code that arrives later may add to the English ones.
   */
  readonly messages: { readonly en: Catalogue } & Readonly<
    Record<string, Catalogue | (() => Promise<Catalogue | { readonly default: Catalogue }>)>
  >;
  /** One loader for each page that a declared route names. */
  readonly pages: Readonly<Record<string, PageLoader>>;
  /** One loader for each card of the overview that is declared. @defaultValue none are */
  readonly cards?: Readonly<Record<string, PageLoader>>;
  /** One loader for each source of news that is declared. Since contract 2.30. @defaultValue none are */
  readonly news?: Readonly<Record<string, PageLoader>>;
  /**
   * The help of the pages by language, loaded when it is asked for; in English where a language has none.
   * @defaultValue the pages have no help of their own
   */
  readonly help?: { readonly en: HelpLoader } & Readonly<Record<string, HelpLoader>>;
}
