import type { ReactNode } from 'react';
import { useStyles } from '../theme';
import frameCss from './frame.css';
import { ProductMark } from './marks';

/** Name of the product and a notice, for a page without any remote. */
export interface BootFrameProps {
  /** Name of the product next to its logo. */
  product: string;
  /** Notice in the middle of the page meanwhile. */
  children: ReactNode;
}

/** The frame of the console before it is known what belongs into it: bar, name, and what is waited for. */
export function BootFrame({ product, children }: BootFrameProps) {
  useStyles(frameCss);
  return (
    <div className="frame">
      <header className="frame__bar">
        <span className="frame__product">
          <ProductMark />
          <span className="frame__name">{product}</span>
        </span>
      </header>
      <main className="frame__main frame__main--boot">{children}</main>
    </div>
  );
}
