import { useState } from 'react';
import type { GalleryPage } from '../../gallery/galleryPage';
import { CopyText } from '../copy';
import { Progress, Skeleton } from '../progress';
import { Collapsible, Tabs } from '.';

function Views() {
  const [selected, setSelected] = useState('list');
  return (
    <Tabs
      label="Views"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { key: 'list', label: 'List', content: <p>What the list shows.</p> },
        { key: 'plan', label: 'Plan', content: <p>What the plan shows.</p> },
      ]}
    />
  );
}

/** Sections, tabs, progress and copying. */
export const sections: GalleryPage = {
  name: 'Sections and progress',
  stories: [
    {
      name: 'Collapsible sections',
      content: (
        <>
          <Collapsible title="Active jobs" initiallyOpen level={3}>
            <p>Two jobs are running.</p>
          </Collapsible>
          <Collapsible title="Stopped jobs" level={3}>
            <p>Nothing has stopped.</p>
          </Collapsible>
        </>
      ),
    },
    { name: 'Tabs', content: <Views /> },
    {
      name: 'Progress',
      content: (
        <>
          <Progress label="Upgrade of 8 readers" value={3 / 8} text="3 of 8" />
          <Progress label="Collecting logs" value={null} />
          <Skeleton label="Loading…" />
        </>
      ),
    },
    {
      name: 'Copying',
      content: <CopyText text="2026-11-21T12:00:00Z" what="creation time" shown="11/21/2026 12:00:00" />,
    },
  ],
};
