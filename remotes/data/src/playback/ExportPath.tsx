import { saveFile } from '@console/api-client/downloads';
import { Button } from '@console/design/button';
import { FileIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useState } from 'react';
import { pathCsv, pathGeoJson } from './exports';
import type { Recording } from './recording';

interface ExportPathProps {
  readonly recording: Recording;
  /** Only this item. @defaultValue all */
  readonly item: number | undefined;
}

const formats = [
  { name: 'csv', extension: 'csv', write: pathCsv },
  { name: 'geojson', extension: 'geojson', write: pathGeoJson },
] as const;

/** Saves the path of an item, or of all that are loaded, as a file. */
export function ExportPath({ recording, item }: ExportPathProps) {
  const translate = useMessages();
  const [pending, setPending] = useState<string>();
  const save = async ({ name, extension, write }: (typeof formats)[number]) => {
    setPending(name);
    const content = await write(recording, item);
    const file = `path-${item === undefined ? 'items' : recording.epcs[item]}.${extension}`;
    saveFile({ content, name: file }, file);
    setPending(undefined);
  };
  return formats.map((format) => (
    <Button
      key={format.name}
      icon={<FileIcon />}
      pending={pending === format.name}
      onClick={() => void save(format)}
    >
      {translate(`data.playback.save.${format.name}`)}
    </Button>
  ));
}
