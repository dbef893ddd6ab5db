import type { ReactNode } from 'react';

/** One way a component can look. */
export interface Story {
  name: string;
  content: ReactNode;
}

/** A page of the gallery: one component, or a few that belong together. */
export interface GalleryPage {
  /** Heading, and the page's name in the address. */
  name: string;
  stories: readonly Story[];
}
