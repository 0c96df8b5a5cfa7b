/** Gives a file to the person: saved on the device, or handed to another app. */

/** Revoked only after the browser has certainly begun to read it. */
const MINUTE = 60_000;

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), MINUTE);
}

/** Files of games are text: most share sheets take no other type of that name. */
function asShared(name: string, content: Blob): ShareData {
  const type = content.type === 'image/png' ? content.type : 'text/plain';
  const shown = name.replace(/\.(kairo|json)$/, '.$1.txt');
  return { files: [new File([content], type === 'text/plain' ? shown : name, { type })] };
}

export function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare(asShared('kairo.kairo', new Blob([''], { type: 'text/plain' })));
}

/** Where the share sheet does not take the file, it is saved instead. */
export async function shareFile(name: string, content: Blob): Promise<void> {
  try {
    await navigator.share(asShared(name, content));
  } catch (failure) {
    const hasChangedTheirMind = failure instanceof DOMException && failure.name === 'AbortError';
    if (!hasChangedTheirMind) saveFile(name, content);
  }
}
