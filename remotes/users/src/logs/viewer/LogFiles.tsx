import { CellSelect } from '@console/design/form';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { formatSize } from '@console/design/progress';
import { useStore } from '@console/design/store';
import { useMemo, useState } from 'react';
import type { LogSession } from './logSession';

/** So many files are listed; more are found by what is typed. */
const mostListed = 200;

/** The files of an archive: a list where there is room beside the lines, a choice where there is none. */
export function LogFiles({ session }: { readonly session: LogSession }) {
  const translate = useMessages();
  const { files, view, result, search } = useStore(session);
  const [sought, setSought] = useState('');
  const listed = useMemo(() => {
    const words = sought.toLowerCase();
    return files
      .map((file, place) => ({ ...file, place, hits: result?.byFile[place] ?? 0 }))
      .filter(({ name }) => name.toLowerCase().includes(words))
      .toSorted((one, other) => other.hits - one.hits || one.place - other.place);
  }, [files, result, sought]);
  const detail = ({ binary, size, lines, cut, hits }: (typeof listed)[number]) => {
    if (binary) return translate('viewer.file.binary', { size: formatSize(size) });
    const facts = translate('viewer.file.facts', { lines, size: formatSize(size) });
    const found = search && result ? translate('viewer.file.hits', { hits }) : '';
    return formatList([facts, found, cut ? translate('viewer.file.cut') : ''].filter(Boolean));
  };
  const show = (file: number) => void session.setView({ file, from: undefined, to: undefined });
  return (
    <>
      <div className="log__choice">
        <CellSelect
          label={translate('viewer.files')}
          value={String(view.file)}
          options={files.map(({ name }, place) => ({ value: String(place), label: name }))}
          onChange={(place) => place !== '' && show(Number(place))}
        />
      </div>
      <nav className="log__files" aria-label={translate('viewer.files')}>
        {files.length > 8 && (
          <input
            type="search"
            className="log__input"
            aria-label={translate('viewer.files.search')}
            placeholder={translate('viewer.files.search')}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
        <ul className="log__list">
          {listed.slice(0, mostListed).map((file) => (
            <li key={file.place}>
              <button
                type="button"
                className="log__file"
                aria-current={file.place === view.file || undefined}
                aria-disabled={file.binary || undefined}
                onClick={() => !file.binary && show(file.place)}
              >
                <span className="log__name">{file.name}</span>
                <span className="log__detail">{detail(file)}</span>
              </button>
            </li>
          ))}
        </ul>
        {listed.length > mostListed && (
          <p className="log__detail">
            {translate('viewer.files.more', { count: listed.length - mostListed })}
          </p>
        )}
        {listed.length === 0 && <p className="log__detail">{translate('viewer.files.none')}</p>}
      </nav>
    </>
  );
}
