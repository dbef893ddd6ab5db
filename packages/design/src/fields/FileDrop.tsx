import Dragger from 'antd/es/upload/Dragger';
import type { ReactNode } from 'react';
import { AntdProvider } from '../theme/AntdProvider';

interface FileDropProps {
  accept: string | undefined;
  multiple: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Holds the button that opens the choice. */
  children: ReactNode;
}

/** The drop area of antd, which hands out files instead of sending them. */
export function FileDrop({ accept, multiple, onFiles, children }: FileDropProps) {
  return (
    <AntdProvider>
      <Dragger
        hasControlInside
        multiple={multiple}
        // All dropped files are handed out: the field names those it does not take.
        accept={accept === undefined ? undefined : { format: accept, filter: () => true }}
        showUploadList={false}
        beforeUpload={(file, batch) => {
          if (file === batch[0]) onFiles(batch);
          return false;
        }}
      >
        {children}
      </Dragger>
    </AntdProvider>
  );
}
