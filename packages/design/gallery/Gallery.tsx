import { useStyles } from '../src/theme';
import gallery from './gallery.css';
import type { GalleryPage } from './galleryPage';
import { pages } from './pages';

/** One page of the gallery, with the way to the others. */
export function Gallery({ shown }: { shown: GalleryPage }) {
  useStyles(gallery);
  return (
    <div className="gallery">
      <nav className="gallery__pages" aria-label="Components">
        {pages.map(({ name }) => (
          <a
            key={name}
            aria-current={name === shown.name ? 'page' : undefined}
            href={`?${new URLSearchParams({ ...settings(), page: name })}`}
          >
            {name}
          </a>
        ))}
      </nav>
      <main className="gallery__page">
        <h1>{shown.name}</h1>
        {shown.stories.map(({ name, content }) => (
          <section className="gallery__story" key={name} aria-label={name}>
            <h2>{name}</h2>
            {content}
          </section>
        ))}
      </main>
    </div>
  );
}

/** Options in the address besides the page: theme and density. */
export const settings = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(location.search));
