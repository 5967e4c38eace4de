import { useEffect } from 'react';

/**
 * A file that is dropped beside an area for files stays where it was; the browser would open it in place of the form.
 */
export function useMissedDrops(): void {
  useEffect(() => {
    function refuseFiles(event: DragEvent): void {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    document.addEventListener('dragover', refuseFiles);
    document.addEventListener('drop', refuseFiles);
    return () => {
      document.removeEventListener('dragover', refuseFiles);
      document.removeEventListener('drop', refuseFiles);
    };
  }, []);
}
