import { saveFile } from '@console/api-client/downloads';
import type { Zone, ZoneMap } from '@console/api-client/zone-maps';
import { Button } from '@console/design/button';
import { FileIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useRef, useState } from 'react';
import type { FloorPlan, FloorPlans } from '../floor-plans/floorPlan';
import { bytesOfDataUrl, readImage } from '../floor-plans/readImage';
import { largestFile, type MapFile, readMapFile, writeMapFile } from './mapFile';

interface MapFileButtonsProps {
  readonly zoneMap: ZoneMap;
  readonly zones: () => readonly Zone[];
  /** The images under them. */
  readonly plans: FloorPlans;
  /** Takes the zones of a file in the place of those that are drawn, and the images that it has. */
  readonly onImport: (zones: readonly Zone[], plans: FloorPlans) => void;
  /** Says what came of it. */
  readonly onSay: (text: string) => void;
}

/** Saves the drawing as a file and reads one; a file that cannot be read is refused in words, and nothing changes. */
export function MapFileButtons({ zoneMap, zones, plans, onImport, onSay }: MapFileButtonsProps) {
  const translate = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    const result = await readFile(file).catch((): MapFileProblem => ({ problem: 'notRead' }));
    setReading(false);
    if ('problem' in result) {
      const { problem, zone = '' } = result;
      onSay(translate(`studio.file.${problem}`, { file: file.name, zone }));
      return;
    }
    onImport(result.zones, result.plans);
    onSay(translate('studio.file.read', { file: file.name, count: result.zones.length }));
  };
  const write = () =>
    saveFile(
      { content: new Blob([writeMapFile(zoneMap, zones(), plans)], { type: 'application/json' }) },
      `${zoneMap.name}.json`,
    );
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={translate('studio.file.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button icon={<FileIcon />} pending={reading} onClick={() => input.current?.click()}>
        {translate('studio.file.import')}
      </Button>
      <Button icon={<FileIcon />} onClick={write}>
        {translate('studio.file.export')}
      </Button>
    </>
  );
}

type MapFileProblem = Extract<MapFile, { problem: unknown }>;

/** Reads a file whole: zones that can be drawn, and images that the browser draws. */
async function readFile(
  file: File,
): Promise<{ readonly zones: readonly Zone[]; readonly plans: FloorPlans } | MapFileProblem> {
  if (file.size > largestFile) return { problem: 'tooLarge' };
  const result = readMapFile(await file.text());
  if ('problem' in result) return result;
  const plans: Record<string, FloorPlan> = {};
  for (const { floor, content, ...written } of result.floorPlans) {
    const image = await readImage(bytesOfDataUrl(content));
    if ('problem' in image) return { problem: 'badImage' };
    plans[floor] = { ...written, ...image };
  }
  return { zones: result.zones, plans };
}
