import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type MeasuredRow, measuredRows } from './rows';

declare global {
  interface Window {
    /** Shows so many rows; resolves with the time in ms from having them until the first is drawn. */
    showRows: (count: number) => Promise<number>;
    /** Clicks a heading; resolves with the time in ms until the rows are drawn in its order. */
    sortRows: (heading: string) => Promise<number>;
  }
}

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Time in ms until something is drawn. */
async function drawn(begin: () => void, isThere: () => boolean): Promise<number> {
  const started = performance.now();
  begin();
  do await frame();
  while (!isThere());
  await frame();
  return performance.now() - started;
}

/** Lets whoever measures show rows in a table, without anything else on the page. */
export function mount(table: (rows: MeasuredRow[]) => ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  window.showRows = (count) => {
    const rows = measuredRows(count);
    return drawn(
      () => root.render(table(rows)),
      () => document.querySelector('[role=gridcell], .ant-table-row') !== null,
    );
  };
  window.sortRows = (heading) => {
    const headings = [...document.querySelectorAll<HTMLElement>('[role=columnheader], th')];
    const found = headings.find(({ textContent }) => textContent === heading);
    if (!found) throw new Error(`There is no heading ${heading}.`);
    return drawn(
      () => found.click(),
      () => found.hasAttribute('aria-sort'),
    );
  };
}
