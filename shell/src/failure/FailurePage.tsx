import type { CSSProperties } from 'react';
import messages from '../messages/en.json';

// No provider, no style sheet, no catalogue can be relied on here: whatever failed may have been one of them.
const page: CSSProperties = {
  maxWidth: '34rem',
  margin: '0 auto',
  padding: '15vh 1rem 2rem',
  font: '400 1rem/1.5 system-ui, sans-serif',
};
const button: CSSProperties = { font: 'inherit', padding: '0.5rem 1rem', cursor: 'pointer' };

/** Says that the console failed and what to do, with nothing but the browser. */
export function FailurePage() {
  return (
    <main style={page} role="alert">
      <h1 style={{ fontSize: '1.375rem' }}>{messages['failure.title']}</h1>
      <p>{messages['failure.text']}</p>
      <button style={button} type="button" onClick={() => location.reload()}>
        {messages['failure.reload']}
      </button>{' '}
      <a href="?remotes=off">{messages['failure.withoutRemotes']}</a>
    </main>
  );
}
