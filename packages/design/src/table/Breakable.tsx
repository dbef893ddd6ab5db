import { Fragment } from 'react';

/** Names of things are long words: they may break where a part of them ends, before they break anywhere. */
export function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=[_./])/);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {/* At an element wbr Chromium reads a space in the name of the cell. */}
      {index > 0 && <span className="table__break" />}
      {part}
    </Fragment>
  ));
}
