/** Files that are dropped anywhere on the page, or opened with the installed app. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * @param take must not change
 * @returns whether files are being dragged over the page
 */
export function useDroppedFiles(take: (files: readonly File[]) => void): ReadonlySignal<boolean> {
  const isOver = useSignal(false);
  useEffect(() => {
    const onOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      isOver.value = true;
    };
    // Leaving the window leaves no other element.
    const onLeave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) isOver.value = false;
    };
    const onDrop = (event: DragEvent): void => {
      isOver.value = false;
      if (!hasFiles(event)) return;
      event.preventDefault();
      give([...(event.dataTransfer?.files ?? [])]);
    };
    // An app that is opened without a file, and a drag with something else, have none.
    const give = (files: readonly File[]): void => {
      if (files.length > 0) take(files);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files = [] }) => {
      void Promise.all(files.map((handle) => handle.getFile())).then(give, () => undefined);
    });
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
    };
  }, []);
  return isOver;
}
