import { useState } from 'react';
import type { GalleryPage } from '../../gallery/galleryPage';
import { CopyText } from '../copy';
import { Form, TextField } from '../form';
import { ClockIcon } from '../icons';
import { Progress, Skeleton } from '../progress';
import { Collapsible, CreateSection, Segmented, Slider, Steps, Tabs, Timeline, Tree } from '.';

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

const places = Array.from({ length: 24 }, (_, index) => `Facility ${index + 1}`);

function Facilities() {
  const [selected, setSelected] = useState('Facility 1');
  return (
    <Tabs
      label="Facilities"
      selected={selected}
      onSelect={setSelected}
      tabs={places.map((place) => ({ key: place, label: place, content: <p>Readers of {place}.</p> }))}
    />
  );
}

function ViewSwitch() {
  const [view, setView] = useState('list');
  return (
    <Segmented
      label="View"
      value={view}
      onChange={setView}
      options={[
        { value: 'list', label: 'List' },
        { value: 'plan', label: 'Plan' },
        { value: 'history', label: 'History', icon: <ClockIcon /> },
      ]}
    />
  );
}

function Playback() {
  const [minute, setMinute] = useState(90);
  return (
    <Slider
      label="Time of playback"
      min={0}
      max={240}
      value={minute}
      onChange={setMinute}
      format={(value) => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`}
    />
  );
}

const facilities = [
  {
    key: 'columbus',
    label: 'Columbus Distribution Center',
    children: [
      { key: 'dock', label: 'Dock', children: [{ key: 'dock-1', label: 'Dock 1' }] },
      { key: 'cold', label: 'Cold store' },
    ],
  },
  { key: 'market', label: 'Market Street Store', children: [{ key: 'floor', label: 'Sales floor' }] },
];

function Trees() {
  const [selected, setSelected] = useState<string | null>('dock-1');
  const [checked, setChecked] = useState<readonly string[]>(['cold']);
  return (
    <>
      <Tree label="Zone" items={facilities} selected={selected} onSelect={setSelected} />
      <Tree label="Zones" items={facilities} checked={checked} onCheck={setChecked} />
    </>
  );
}

/** Parts with behaviour that antd draws. */
export const parts: GalleryPage = {
  name: 'Tabs, steps, trees',
  stories: [
    { name: 'Tabs', content: <Views /> },
    { name: 'More tabs than there is room for', content: <Facilities /> },
    { name: 'Segmented', content: <ViewSwitch /> },
    {
      name: 'Steps',
      content: (
        <Steps
          label="Registration of reader-1"
          steps={[
            { key: 'package', title: 'Waiting for package', state: 'done' },
            { key: 'upload', title: 'Upload package', state: 'done', detail: '12 MB' },
            { key: 'reboot', title: 'Rebooting', state: 'current' },
            { key: 'provision', title: 'Provisioning', state: 'waiting' },
          ]}
        />
      ),
    },
    {
      name: 'Steps below each other, one failed',
      content: (
        <Steps
          label="Upgrade of reader-2"
          orientation="vertical"
          steps={[
            { key: 'upload', title: 'Upload', state: 'done' },
            { key: 'install', title: 'Install', state: 'failed', detail: 'The package is damaged.' },
            { key: 'reboot', title: 'Reboot', state: 'waiting' },
          ]}
        />
      ),
    },
    {
      name: 'Timeline',
      content: (
        <Timeline
          label="History of reader-1"
          events={[
            { key: '1', time: '12:00', title: 'Connected', tone: 'success' },
            { key: '2', time: '12:30', title: 'Clock is off', detail: 'By 12 seconds.', tone: 'warning' },
            { key: '3', time: '13:00', title: 'Connection lost', tone: 'danger' },
            { key: '4', time: '13:05', title: 'Restart requested' },
          ]}
        />
      ),
    },
    { name: 'Trees', content: <Trees /> },
    { name: 'Slider', content: <Playback /> },
  ],
};

/** Sections, progress and copying. */
export const sections: GalleryPage = {
  name: 'Sections and progress',
  stories: [
    {
      name: 'A section that creates',
      content: (
        <CreateSection title="Create facility" initiallyOpen>
          {({ onCreated, onCancel }) => (
            <Form
              label="New facility"
              initialValues={{ name: '' }}
              onSubmit={onCreated}
              onCancel={onCancel}
              submitLabel="Create"
              guard={false}
            >
              <TextField name="name" label="Name" />
            </Form>
          )}
        </CreateSection>
      ),
    },
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
