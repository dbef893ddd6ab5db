import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './notices.css';

const PlaceContext = createContext<HTMLElement | null>(null);

/** The corner of the page for notices that can wait: nothing on the page moves when one appears. */
export function UpdateNotices({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  const translate = useMessages();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <PlaceContext value={place}>
      {children}
      {/* The live region is there before anything is said in it, or it would not be announced. */}
      <section className="notices" aria-label={translate('update.region')}>
        <div className="notices__list" aria-live="polite" ref={setPlace} />
      </section>
    </PlaceContext>
  );
}

/** Shows its content among the notices, through a portal. */
export function Notice({ children }: { readonly children: ReactNode }) {
  const place = useContext(PlaceContext);
  return place && createPortal(children, place);
}
